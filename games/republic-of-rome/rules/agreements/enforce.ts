/**
 * What active public agreements demand of a decision — AGR-06, AGR-14, AGR-19, AGR-22 to AGR-25, AGR-31.
 *
 * [AGR-22] Demands only narrow what the rules offer. Where nothing would be left they are dropped, and the clause fails when the
 * decision has been taken.
 */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx, Msg } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { decidesForItself } from '../rome/hrao.ts';
import { maybeSenator } from '../rome/senators.ts';
import type { Proposal } from '../senate/proposal.ts';
import { say } from '../say.ts';
import type { About, Agreement, Clause, Condition, Promise, PromiseOf, Refrain, Role } from './agreement.ts';
import { type Left, leaving, whole } from './left.ts';
import { agreementRef, settle, type Why } from './life.ts';

export interface Bound<P extends Promise = Promise> {
  readonly agreement: Agreement;
  readonly clause: Clause;
  readonly promise: P;
}
const NONE: never[] = [];

/** [AGR-19] Has he gained the office in this meeting? An office that he had before does not count. */
export const hasGained = (g: OpenRome, when: Condition): boolean => {
  if (when.t !== 'office') return false;
  const office = maybeSenator(g, when.senator)?.office;
  const { filled } = g.senate;
  if (when.office === 'consul') return filled.consuls && (office === 'rome-consul' || office === 'field-consul');
  if (office !== when.office) return false;
  // [2.01.2-l]
  if (when.office === 'pontifex') return g.advanced?.pontifex?.elected === g.turn;
  return when.office === 'censor' ? filled.censor : filled.dictator;
};
/** An agreement in the game, or in a view of it. */
interface WithClauses {
  readonly clauses: readonly Clause[];
}
const holds = (g: OpenRome, a: WithClauses, c: Clause): boolean => {
  if (c.when.t === 'clause') return a.clauses[c.when.n]?.state === 'performed';
  return c.when.t === 'always' || c.met || hasGained(g, c.when);
};

/** [1.04.3-j][AGR-10][AGR-11] Talents, cards and spending from that turn on, refraining until its end, the rest in that turn. */
const isTime = (g: OpenRome, c: Clause): boolean => {
  const { t } = c.promise;
  if (t === 'refrain') return g.turn <= c.turn;
  return t === 'pay' || t === 'card' || t === 'spend' ? c.turn <= g.turn : c.turn === g.turn;
};

/** [AGR-31] A dispute stops what would be handed over; whatever else was promised goes on binding. */
const isStopped = (c: Clause): boolean => c.disputed && (c.promise.t === 'pay' || c.promise.t === 'card');
/** [AGR-28] Open and not released. */
const isDue = (g: OpenRome, a: WithClauses, c: Clause): boolean =>
  c.state === 'open' && !c.released && !isStopped(c) && isTime(g, c) && holds(g, a, c);
export { isDue };

/**
 * The open promises of a seat that bind it now, the earlier accepted first [AGR-23]. [AGR-06][1.04.4-a] Only public ones.
 * [AGR-25][amb-64] None while a Consul for Life decides for it: what he does neither keeps nor breaks them.
 */
export const boundBy = <T extends Promise['t']>(g: OpenRome, faction: FactionId, t: T): Bound<PromiseOf<T>>[] => {
  // Public ones are the same in every view, but for cards that were shown.
  const all = g.agreements.all as readonly Agreement[];
  if (all.length === 0) return NONE;
  const out: Bound<PromiseOf<T>>[] = [];
  for (const a of all) {
    if (a.status !== 'active' || !a.isPublic) continue;
    for (const c of a.clauses) {
      if (c.by !== faction || c.promise.t !== t || !isDue(g, a, c)) continue;
      out.push({ agreement: a, clause: c, promise: c.promise as PromiseOf<T> });
    }
  }
  if (out.length === 0 || !decidesForItself(g, faction)) return NONE;
  return out.sort((x, y) => x.agreement.activeSince - y.agreement.activeSince);
};

/** [AGR-12][1.04.3-i] Is this what the clause speaks of? Nothing is read into it. */
export const isAbout = (about: About, p: Proposal): boolean =>
  (about.kind === '' || about.kind === p.t) && (about.naming === '' || names(p, about.naming));

/** Every ref that the proposal contains; a Land Bill is named by its Type. */
const names = (p: Proposal, ref: string): boolean =>
  ref.startsWith('land-bill:')
    ? (p.t === 'land-bill' || p.t === 'repeal') && ref === `land-bill:${p.type}`
    : contains(p, ref);
const contains = (x: unknown, ref: string): boolean => {
  if (typeof x === 'string') return x === ref;
  return typeof x === 'object' && x !== null && Object.values(x).some((y) => contains(y, ref));
};

/** [AGR-24] Why something that the rules allow is not offered. */
export const reason = (a: Agreement): Msg => say('no.agreement', { what: agreementRef(a) });
/** [AGR-24] This agreement holds back all but these. */
export const onlyBy = <T>(a: Agreement, all: readonly T[], isLeft: (x: T) => boolean): Left<T> =>
  leaving(all, (x) => (isLeft(x) ? undefined : reason(a)));
export const noneBy = <T>(a: Agreement, all: readonly T[]): Left<T> => leaving(all, () => reason(a));

/** [AGR-14] Promises of this seat not to do it: to this person, or with this proposal. */
const refraining = (
  g: Rome,
  faction: FactionId,
  from: Refrain,
  what: Proposal | string,
): Bound<PromiseOf<'refrain'>>[] =>
  boundBy(g, faction, 'refrain').filter(
    ({ promise: { from: f, about } }) =>
      f === from && (typeof what === 'string' ? about.naming === '' || about.naming === what : isAbout(about, what)),
  );
export const withheld = (g: Rome, faction: FactionId, from: Refrain, what: Proposal | string): Agreement | undefined =>
  g.agreements.all.length === 0 ? undefined : refraining(g, faction, from, what)[0]?.agreement;

/** [AGR-22] He did it all the same, since nothing else was left. */
export const couldNotRefrain = (cx: Cx<Rome>, faction: FactionId, from: Refrain, what: Proposal | string): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const b of refraining(cx.g, faction, from, what)) impossible(cx, b);
};

/** Another clause of the same agreement may have ended it meanwhile. */
const settleIfOpen = (cx: Cx<Rome>, { agreement, clause }: Bound, how: 'performed' | 'failed', why: Why): void => {
  if (clause.state === 'open' && agreement.status === 'active') settle(cx, agreement, clause, how, why);
};
/** The promise was kept, or turned out impossible [AGR-22]; or it could have been kept and was not. */
export const perform = (cx: Cx<Rome>, b: Bound): void => settleIfOpen(cx, b, 'performed', 'kept');
export const impossible = (cx: Cx<Rome>, b: Bound): void => settleIfOpen(cx, b, 'failed', 'impossible');
export const broken = (cx: Cx<Rome>, b: Bound): void => settleIfOpen(cx, b, 'failed', 'broken');

/** [AGR-15] What this seat has promised about a role. */
const roles = (g: Rome, faction: FactionId, role: Role): Bound<PromiseOf<'appoint'>>[] =>
  boundBy(g, faction, 'appoint').filter((b) => b.promise.role === role);
/** [AGR-15] Of those who may be named, the one who was promised. */
export const appointable = (g: Rome, faction: FactionId, role: Role, all: readonly SenatorId[]): Left<SenatorId> => {
  const found = roles(g, faction, role).find((b) => all.includes(b.promise.senator));
  return found ? onlyBy(found.agreement, all, (id) => id === found.promise.senator) : whole(all);
};
/** [AGR-15] The agreement by which he must name, or be, this one. */
export const mustAppoint = (g: Rome, faction: FactionId, role: Role, who: string): Agreement | undefined =>
  g.agreements.all.length === 0 ? undefined : roles(g, faction, role).find((b) => b.promise.senator === who)?.agreement;
export const appointed = (cx: Cx<Rome>, faction: FactionId, role: Role, who: SenatorId): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const b of roles(cx.g, faction, role)) if (b.promise.senator === who) perform(cx, b);
};
