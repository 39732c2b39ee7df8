/** The terms of an offer: who is asked, and for how many Talents both gain — AGR-10, AGR-12 */
import { best } from '@tabularium/parts';
import { type FactionId, isAlignedInRome, type Proposal, type Senator } from '../rules/study.ts';
import type { Asked } from './asked.ts';
import type { Clause } from './trust.ts';
import { MARGIN, moneyOf, owedBy, type Worth, worthOf } from './worths.ts';

/** An offer that could be made, and what it is worth to both, as far as I can see. */
export interface Deal {
  readonly other: FactionId;
  readonly clauses: readonly Clause[];
  readonly own: number;
}

export const clause = (
  by: FactionId,
  to: FactionId,
  turn: number,
  promise: Clause['promise'],
  when: Clause['when'],
): Clause => ({
  by,
  to,
  turn,
  promise,
  when,
  met: false,
  state: 'open',
  disputed: false,
  ruled: false,
  released: false,
});
export const ALWAYS: Clause['when'] = { t: 'always' };
/** What is given in return is given once the other has done its part. */
export const THEN: Clause['when'] = { t: 'clause', n: 0 };

/** All votes that a Faction has on such a proposal, about nobody else; none need be bought. */
export const votePromise = <K extends Proposal['t']>(way: 'for' | 'against', kind: K, naming: Senator['id'] | '') =>
  ({ t: 'vote', way, about: { kind, naming }, senator: '', bought: 0 }) as const;

const DEAREST = 15;
/**
 * Of what both gain together the other is to have between these parts: nobody knows how much it will be content with. Whoever answers
 * wants from a fifth to one and a half of what the other gains, so about half of the offers are accepted.
 */
const [LEAST, MOST] = [45, 58];

/** The agreement at this price, if each of us has a gain from it that is worth the trouble. */
const at = (s: Asked, other: FactionId, clauses: readonly Clause[]): Deal | undefined => {
  const worth = worthOf(s, clauses);
  return worth && worth.own >= MARGIN && worth.theirs > MARGIN ? { other, clauses, own: worth.own } : undefined;
};
/** The least of the numbers up to `most` that is enough, where whatever is more is enough as well. */
const leastOf = (most: number, isEnough: (n: number) => boolean): number => {
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** The fewest Talents for which the other has its share. */
export const paid = (
  s: Asked,
  other: FactionId,
  asked: Clause,
  when: Clause['when'],
  share: number,
): Deal | undefined => {
  const most = Math.min(DEAREST, moneyOf(s, s.faction) - owedBy(s, s.faction));
  const withPay = (n: number) => [asked, clause(s.faction, other, s.g.turn + 1, { t: 'pay', n, paid: 0 }, when)];
  const isEnough = (n: number): boolean => hasShare(worthOf(s, withPay(n)), share);
  return most > 0 && isEnough(most) ? at(s, other, withPay(leastOf(most, isEnough))) : undefined;
};
/** The other way round: what I do myself, and the most that leaves the other its share. */
export const sold = (
  s: Asked,
  other: FactionId,
  given: readonly Clause[],
  when: Clause['when'],
  due = s.g.turn + 1,
): Deal | undefined => {
  const share = shareOf(s);
  const most = Math.min(DEAREST, moneyOf(s, other) - owedBy(s, other));
  const withPay = (n: number) => [...given, clause(other, s.faction, due, { t: 'pay', n, paid: 0 }, when)];
  const isTooMuch = (n: number): boolean => !hasShare(worthOf(s, withPay(n)), share);
  if (most < 1 || isTooMuch(1)) return undefined;
  return at(s, other, withPay(isTooMuch(most) ? leastOf(most, isTooMuch) - 1 : most));
};
const hasShare = (worth: Worth | undefined, share: number): boolean =>
  worth !== undefined && worth.theirs > MARGIN && worth.theirs >= share * (worth.own + worth.theirs);

/** Of a Faction in Rome the one who gains most by an office. */
export const bestFor = (s: Asked, faction: FactionId, may: (x: Senator) => boolean): Senator | undefined =>
  best(
    s.g.senators.filter((x) => x.faction === faction && isAlignedInRome(x) && may(x)),
    (x) => x.influence,
  );

/** Nobody is asked twice for the same kind of thing in a turn. */
export const key = (faction: FactionId, { promise }: Clause): string =>
  `offer ${faction} ${promise.t} ${'about' in promise ? promise.about.kind : ''}`;
export const isUnasked = (s: Asked, faction: FactionId, asked: Clause): boolean =>
  s.memory.tried(s.g.turn, key(faction, asked)) === 0;
export const shareOf = (s: Asked): number => (LEAST + s.rng.below(MOST - LEAST)) / 100;
export const dearest = (all: readonly (Deal | undefined)[]): Deal | undefined =>
  best(
    all.flatMap((x) => x ?? []),
    (x) => x.own,
  );
