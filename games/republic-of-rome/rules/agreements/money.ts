/** Promised Talents: paid to somebody, or spent — AGR-10, AGR-17, amb-63 */
import type { Cx, Msg } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { maybeSenator } from '../rome/senators.ts';
import { say } from '../say.ts';
import type { PromiseOf, Spending } from './agreement.ts';
import { type Bound, boundBy, isDue, perform, reason } from './enforce.ts';
import { type Left, leaving, whole } from './left.ts';
import { agreementRef, release, settle } from './life.ts';
import { allFactions } from '../rome/players.ts';

/** [AGR-10][1.04.6-b] Talents owed, with means or without; nothing of them moves before a Redistribution. */
export const debtsOf = (g: Rome, faction: FactionId): Bound<PromiseOf<'pay'>>[] => boundBy(g, faction, 'pay');

/** [AGR-10] While he owes, nobody but creditors is given anything. */
export const payable = (g: Rome, faction: FactionId, all: readonly FactionId[]): Left<FactionId> => {
  if (g.agreements.all.length === 0) return whole(all);
  const debts = debtsOf(g, faction);
  const [first] = debts;
  return first ? leaving(all, (s) => (debts.some((b) => b.clause.to === s) ? undefined : owes(first))) : whole(all);
};
/** [AGR-10][AGR-17] May he be done with his money? Not while he owes and `hasMeans`, nor while somebody he promised to ransom can be. */
export const maySettle = (
  g: Rome,
  faction: FactionId,
  hasMeans: () => boolean,
  canRansom: (id: SenatorId) => boolean,
): true | Msg => {
  if (g.agreements.all.length === 0) return true;
  const [debt] = debtsOf(g, faction);
  if (debt && hasMeans()) return owes(debt);
  const ransom = ransomDue(g, faction, canRansom);
  return ransom === undefined || reason(ransom.agreement);
};
/** [AGR-17] Whom he has promised to ransom, and can. */
export const ransomDue = (
  g: Rome,
  faction: FactionId,
  canRansom: (id: SenatorId) => boolean,
): Bound<PromiseOf<'spend'>> | undefined =>
  boundBy(g, faction, 'spend').find((b) => b.promise.how === 'ransom' && canRansom(b.promise.senator));
const owes = ({ agreement, clause, promise }: Bound<PromiseOf<'pay'>>): Msg =>
  say('no.owes', { n: promise.n - promise.paid, to: factionRef(clause.to), what: agreementRef(agreement) });

/** [AGR-10] A gift in the Redistribution pays debts to the receiver, the oldest first; [AGR-06] private ones after the others. */
export const creditPayment = (cx: Cx<Rome>, from: FactionId, to: FactionId, n: number): void => {
  const { g } = cx;
  if (g.agreements.all.length === 0) return;
  const unsaid = g.agreements.all.filter((a) => a.status === 'active' && !a.isPublic);
  const privately = unsaid.flatMap((agreement) =>
    agreement.clauses.flatMap((clause) =>
      clause.by === from && clause.promise.t === 'pay' && isDue(g, agreement, clause)
        ? [{ agreement, clause, promise: clause.promise }]
        : [],
    ),
  );
  let left = n;
  for (const { agreement, clause, promise } of [...debtsOf(g, from), ...privately]) {
    if (clause.to !== to || left === 0) continue;
    const paid = Math.min(left, promise.n - promise.paid);
    promise.paid += paid;
    left -= paid;
    if (promise.paid === promise.n) settle(cx, agreement, clause, 'performed', 'kept');
  }
};

/** [AGR-29][amb-63] When the Redistribution is over: what is not paid stays due, and the creditor may hold back his own part. */
export const debtsRemain = (cx: Cx<Rome>): void => {
  const { g } = cx;
  if (g.agreements.all.length === 0) return;
  for (const faction of allFactions(g)) {
    for (const { agreement, clause, promise } of debtsOf(g, faction)) {
      const told = { by: factionRef(faction), n: promise.n - promise.paid, to: factionRef(clause.to) };
      cx.log(say('deal.unpaid', { ...told, what: agreementRef(agreement) }), 'AGR-29');
      release(cx, agreement, clause);
    }
  }
};

/** [AGR-17] The Senator who must spend on this now: he has the means, and can. */
export const mustSpend = (
  g: Rome,
  faction: FactionId,
  how: Spending,
  can: (id: SenatorId) => boolean,
): Bound<PromiseOf<'spend'>> | undefined => {
  if (g.agreements.all.length === 0) return undefined;
  return boundBy(g, faction, 'spend').find(({ promise: p }) => {
    const s = maybeSenator(g, p.senator);
    return p.how === how && s?.faction === faction && s.talents >= p.n && can(s.id);
  });
};
export const hasSpent = (cx: Cx<Rome>, faction: FactionId, how: Spending, who: SenatorId, n: number): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const b of boundBy(cx.g, faction, 'spend')) {
    if (b.promise.how === how && b.promise.senator === who && n >= b.promise.n) perform(cx, b);
  }
};
