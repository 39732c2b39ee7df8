/** Promises to propose, and not to — AGR-13, AGR-14 */
import type { Cx, Msg, Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { Kind, Proposal } from '../senate/proposal.ts';
import type { Means } from '../senate/state.ts';
import type { Agreement, PromiseOf } from './agreement.ts';
import { type Bound, boundBy, couldNotRefrain, isAbout, perform, reason } from './enforce.ts';
import { settle } from './life.ts';

type Promised = Bound<PromiseOf<'propose'>>;
const meansOf = (means: Means): PromiseOf<'propose'>['means'] =>
  means === 'presiding' || means === 'censor' ? 'presiding' : 'tribune';
const promised = (g: Rome, by: Seat, means: Means): Promised[] =>
  boundBy(g, by, 'propose').filter((b) => b.promise.means === meansOf(means));

const forbids = ({ from, about }: PromiseOf<'refrain'>, kind: Kind, naming: string): boolean => {
  const isIt = about.naming === '' || about.naming === naming;
  if (from === 'prosecute') return kind === 'prosecution' && isIt;
  return from === 'propose' && isIt && (about.kind === '' || about.kind === kind);
};
/** [AGR-14] Has he promised, before this moment, to leave it out? */
const isBarred = (g: Rome, by: Seat, kind: Kind, naming: string, before = Number.POSITIVE_INFINITY): boolean =>
  boundBy(g, by, 'refrain').some((r) => r.agreement.activeSince < before && forbids(r.promise, kind, naming));
/** [AGR-23] Promises to propose that no earlier one stands against. */
const prevailing = (g: Rome, by: Seat, means: Means): Promised[] =>
  promised(g, by, means).filter(
    ({ agreement, promise: { about } }) => !isBarred(g, by, about.kind as Kind, about.naming, agreement.activeSince),
  );
/** [AGR-14] Whom he has not promised to leave out; [AGR-23] unless he had promised before to name somebody. */
const unbarred = <S extends string>(g: Rome, by: Seat, means: Means, kind: Kind, all: readonly S[]): readonly S[] => {
  const any = prevailing(g, by, means).find(({ promise: { about } }) => about.kind === kind && about.naming === '');
  return all.filter((id) => !isBarred(g, by, kind, id, any?.agreement.activeSince));
};

/** [AGR-13] The promise of this kind that can be kept now, when these can be named. */
export const dueNow = (
  g: Rome,
  by: Seat | undefined,
  means: Means,
  kind: Kind,
  all: readonly string[],
): Agreement | undefined => {
  if (g.agreements.all.length === 0 || by === undefined) return undefined;
  return prevailing(g, by, means).find(
    ({ promise: { about } }) =>
      about.kind === kind &&
      (about.naming === '' ? unbarred(g, by, means, kind, all).length > 0 : all.includes(about.naming)),
  )?.agreement;
};

/**
 * Of those who can be named in a proposal of this kind: [AGR-13] whoever was promised, else [AGR-14] all whom he has not
 * promised to leave out. [AGR-22] Where he must name somebody and nobody is left, anybody.
 */
export const nameable = <S extends string>(
  g: Rome,
  by: Seat | undefined,
  means: Means,
  kind: Kind,
  all: readonly S[],
  must = true,
): readonly S[] => {
  if (g.agreements.all.length === 0 || by === undefined) return all;
  const found = prevailing(g, by, means).find(
    ({ promise: { about } }) => about.kind === kind && all.includes(about.naming as S),
  );
  if (found) return [found.promise.about.naming as S];
  const left = unbarred(g, by, means, kind, all);
  return left.length > 0 || !must ? left : all;
};

/** [AGR-13] The kind that was promised, if it can be put now; else [AGR-14] all but those he refrains from. */
export const kindsLeft = (g: Rome, by: Seat, means: Means, kinds: readonly Kind[]): readonly Kind[] => {
  if (g.agreements.all.length === 0) return kinds;
  const due = prevailing(g, by, means).find((b) => kinds.includes(b.promise.about.kind as Kind));
  if (due) return [due.promise.about.kind as Kind];
  return kinds.filter((kind) => !isBarred(g, by, kind, ''));
};
/** [AGR-13][AGR-24] May he leave it at that, when these kinds can be put? */
export const mayStop = (g: Rome, by: Seat | undefined, means: Means, kinds: () => readonly Kind[]): true | Msg => {
  if (g.agreements.all.length === 0 || by === undefined) return true;
  const bound = prevailing(g, by, means);
  if (bound.length === 0) return true;
  const now = kinds();
  const due = bound.find((b) => now.includes(b.promise.about.kind as Kind));
  return due === undefined || reason(due.agreement);
};
/** [AGR-13] May a draft be dropped? Not while what was promised can still be worded; `canName` is asked with '' for anything. */
export const mayDrop = (
  g: Rome,
  l: { readonly by: Seat; readonly means: Means },
  kind: Kind,
  canName: (naming: string) => boolean,
): true | Msg => {
  if (g.agreements.all.length === 0) return true;
  const due = prevailing(g, l.by, l.means).find(
    ({ promise: { about } }) => about.kind === kind && canName('') && (about.naming === '' || canName(about.naming)),
  );
  return due === undefined || reason(due.agreement);
};

/** Put to the vote: promises to propose it are kept, [AGR-22] promises not to could not be. */
export const hasProposed = (cx: Cx<Rome>, by: Seat, p: Proposal): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const b of boundBy(cx.g, by, 'propose')) if (isAbout(b.promise.about, p)) perform(cx, b);
  couldNotRefrain(cx, by, 'propose', p);
  if (p.t === 'prosecution') couldNotRefrain(cx, by, 'prosecute', p.accused);
};

/** What was promised has been drawn up otherwise, or dropped: the promise is broken. */
export const hasDrafted = (cx: Cx<Rome>, by: Seat, means: Means, kind: Kind, p: Proposal | undefined): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const { agreement, clause, promise } of promised(cx.g, by, means)) {
    if (promise.about.kind !== kind || (p !== undefined && isAbout(promise.about, p))) continue;
    if (clause.state === 'open' && agreement.status === 'active') settle(cx, agreement, clause, 'failed', 'broken');
  }
};
