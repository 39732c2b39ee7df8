/** What an agreement is worth to whoever is asked, and whether he could keep it — AGR-10, AGR-12, AGR-35 */
import type { FactionId } from '../rules/study.ts';
import { type Asked, sum } from './asked.ts';
import { priceOf } from './prices.ts';
import { type Agreement, type Clause, trustIn } from './trust.ts';

/** Talents that its Senators and its treasury hold, as far as they can be seen, and what it has just earned. */
export const moneyOf = (s: Asked, faction: FactionId): number =>
  (s.view.factions[faction]?.treasury ?? 0) +
  (s.g.factions[faction]?.lump ?? 0) +
  sum(s.g.senators.map((x) => (x.faction === faction ? x.talents : 0)));

const unpaid = (c: Clause): number => (c.state === 'open' && c.promise.t === 'pay' ? c.promise.n - c.promise.paid : 0);
const debts = (s: Asked, isIt: (c: Clause) => boolean): number =>
  sum(
    s.view.agreements.all.flatMap((a) =>
      a.status === 'active' ? a.clauses.map((c) => (isIt(c) ? unpaid(c) : 0)) : [],
    ),
  );
/** Talents promised and not yet paid. */
export const owedBy = (s: Asked, faction: FactionId): number => debts(s, (c) => c.by === faction);
/** What the Faction owes in this Redistribution to the creditor in question. */
export const debtTo = (s: Asked, faction: FactionId): number => debts(s, (c) => c.by === s.faction && c.to === faction);

/** Could I keep it? [AGR-10] Talents that I have and have not promised yet, [AGR-12] votes that I can buy, one proposal for an office. */
const canKeep = (s: Asked, all: readonly Clause[]): boolean => {
  const own = all.filter((c) => c.by === s.faction);
  const talents = sum(
    own.map(({ promise: p }) => (p.t === 'pay' || p.t === 'spend' ? p.n : p.t === 'vote' ? p.bought : 0)),
  );
  if (talents > moneyOf(s, s.faction) - owedBy(s, s.faction)) return false;
  // Nor what I have offered to others, who may still accept.
  const promised = s.view.agreements.all.flatMap((a) =>
    a.status === 'active' || (a.status === 'offered' && a.author === s.faction) ? a.clauses : [],
  );
  return own.every((c) => {
    const { promise: p } = c;
    if (p.t === 'vote') return s.g.senate.floors.at(-1)?.called.includes(s.faction) !== true;
    if (p.t !== 'propose') return true;
    return !promised.some(
      (x) =>
        x.by === s.faction && x.state === 'open' && x.promise.t === 'propose' && x.promise.about.kind === p.about.kind,
    );
  });
};

/** What an agreement is worth to me and to its other parties together, in chances to win; undefined for one that I cannot keep, or that is too vague. */
export interface Worth {
  readonly own: number;
  readonly theirs: number;
}
export const worthOf = (s: Asked, all: Agreement['clauses']): Worth | undefined => {
  let [own, theirs] = [0, 0];
  for (const c of all) {
    const isMine = c.by === s.faction;
    const gains = priceOf(s.g, all, c, s.faction);
    if (gains === undefined && isMine) return undefined;
    if (gains === undefined) continue;
    // What others promise is worth as much as their word.
    own += gains[s.faction]! * (isMine ? 1 : trustIn(s, c.by));
    const other = isMine ? c.to : c.by;
    theirs += priceOf(s.g, all, c, other)?.[other] ?? 0;
  }
  return canKeep(s, all) ? { own, theirs } : undefined;
};

/** Less than this is not worth the trouble. */
export const MARGIN = 0.002;
