/** Promises to propose, and not to — AGR-13, AGR-14 */
import type { Cx, Msg } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { Kind, Proposal } from '../senate/proposal.ts';
import type { Means } from '../senate/state.ts';
import type { About, Agreement, PromiseOf } from './agreement.ts';
import { type Bound, boundBy, broken, couldNotRefrain, isAbout, onlyBy, perform, reason } from './enforce.ts';
import { type Left, leaving, whole } from './left.ts';
import type { FactionId } from '../ids.ts';

export type Promised = Bound<PromiseOf<'propose'>>;
const meansOf = (means: Means): PromiseOf<'propose'>['means'] =>
  means === 'presiding' || means === 'censor' ? 'presiding' : 'tribune';
const promised = (g: Rome, by: FactionId, means: Means): Promised[] =>
  boundBy(g, by, 'propose').filter((b) => b.promise.means === meansOf(means));

const forbids = ({ from, about }: PromiseOf<'refrain'>, kind: Kind | '', naming: string): boolean => {
  const isIt = about.naming === '' || about.naming === naming;
  if (from === 'prosecute') return kind === 'prosecution' && isIt;
  return from === 'propose' && isIt && (about.kind === '' || about.kind === kind);
};
/** [AGR-14] Has he promised, before this moment, to leave it out? */
const barring = (
  g: Rome,
  by: FactionId,
  kind: Kind | '',
  naming: string,
  before = Number.POSITIVE_INFINITY,
): Agreement | undefined =>
  boundBy(g, by, 'refrain').find((r) => r.agreement.activeSince < before && forbids(r.promise, kind, naming))
    ?.agreement;
/** [AGR-23] Promises to propose that no earlier one stands against. */
const prevailing = (g: Rome, by: FactionId, means: Means): Promised[] =>
  promised(g, by, means).filter(
    ({ agreement, promise: { about } }) => !barring(g, by, about.kind, about.naming, agreement.activeSince),
  );
/** [AGR-14] Whom he has not promised to leave out; [AGR-23] unless he had promised before to name somebody. */
const unbarred = <S extends string>(g: Rome, by: FactionId, means: Means, kind: Kind, all: readonly S[]): Left<S> => {
  const any = prevailing(g, by, means).find(({ promise: { about } }) => about.kind === kind && about.naming === '');
  return leaving(all, (id) => {
    const no = barring(g, by, kind, id, any?.agreement.activeSince);
    return no && reason(no);
  });
};

/** [AGR-13] The promise of this kind that can be kept now, when these can be named. */
export const dueNow = (
  g: Rome,
  by: FactionId | undefined,
  means: Means,
  kind: Kind,
  all: readonly string[],
): Agreement | undefined => {
  if (g.agreements.all.length === 0 || by === undefined) return undefined;
  return prevailing(g, by, means).find(
    ({ promise: { about } }) =>
      about.kind === kind &&
      (about.naming === '' ? unbarred(g, by, means, kind, all).left.length > 0 : all.includes(about.naming)),
  )?.agreement;
};

/**
 * Of those who can be named in a proposal of this kind: [AGR-13] whoever was promised, else [AGR-14] all whom he has not
 * promised to leave out. [AGR-22] Where he must name somebody and nobody is left, anybody.
 */
export const nameable = <S extends string>(
  g: Rome,
  by: FactionId | undefined,
  means: Means,
  kind: Kind,
  all: readonly S[],
  must = true,
): Left<S> => {
  if (g.agreements.all.length === 0 || by === undefined) return whole(all);
  const found = prevailing(g, by, means).find(
    ({ promise: { about } }) => about.kind === kind && all.some((id) => id === about.naming),
  );
  if (found) return onlyBy(found.agreement, all, (id) => id === found.promise.about.naming);
  const free = unbarred(g, by, means, kind, all);
  return free.left.length > 0 || !must ? free : whole(all);
};

/** Could it be put now, by whoever asks: its kind, and what it must name? */
export type CanPut = (about: About) => boolean;

/** [AGR-13] What he has promised to propose by these means and can propose now, the earlier accepted first. */
export const promisedNow = (g: Rome, by: FactionId, means: Means, can: CanPut): Promised[] =>
  g.agreements.all.length === 0 ? [] : prevailing(g, by, means).filter((b) => can(b.promise.about));
/** [AGR-13] What he has promised to propose by a Tribune in this meeting. */
export const promisedByTribune = (g: Rome, by: FactionId): Promised[] =>
  g.agreements.all.length === 0 ? [] : prevailing(g, by, 'tribune');

/** [AGR-13] The kind that was promised, if it can be put now; else [AGR-14] all but those he refrains from. */
export const kindsLeft = (g: Rome, by: FactionId, means: Means, kinds: readonly Kind[], can: CanPut): Left<Kind> => {
  if (g.agreements.all.length === 0) return whole(kinds);
  const [due] = promisedNow(g, by, means, can);
  if (due) return onlyBy(due.agreement, kinds, (kind) => kind === due.promise.about.kind);
  return leaving(kinds, (kind) => {
    const no = barring(g, by, kind, '');
    return no && reason(no);
  });
};
/** [AGR-13][AGR-24] May he leave it at that? Not while he can put what he has promised. */
export const mayStop = (g: Rome, by: FactionId | undefined, means: Means, can: CanPut): true | Msg => {
  const [due] = by === undefined ? [] : promisedNow(g, by, means, can);
  return due === undefined || reason(due.agreement);
};

export interface Drawn {
  readonly by: FactionId;
  readonly means: Means;
}
/** [AGR-13] What was promised of a kind, by whoever draws it up. */
export const promisedOf = (g: Rome, l: Drawn, kind: Kind): Promised[] =>
  promisedNow(g, l.by, l.means, (about) => about.kind === kind);
/**
 * [AGR-13] What the draft has to name before it is put: what was promised of its kind and can still come into it, unless it is
 * already as somebody was promised.
 */
export const stillToName = (
  g: Rome,
  l: Drawn,
  p: Proposal,
  canName: (ref: string) => boolean,
): Promised | undefined => {
  const bound = promisedOf(g, l, p.t);
  if (bound.some((b) => isAbout(b.promise.about, p))) return undefined;
  return bound.find((b) => canName(b.promise.about.naming));
};
/** [AGR-13][AGR-24] May it be put as it is? */
export const mayPutAs = (g: Rome, l: Drawn, p: Proposal, canName: (ref: string) => boolean): true | Msg => {
  const missing = stillToName(g, l, p, canName);
  return missing === undefined || reason(missing.agreement);
};
/** [AGR-13] May a draft be dropped? Not while what was promised can still be worded; `canName` is asked with '' for anything. */
export const mayDrop = (g: Rome, l: Drawn, kind: Kind, canName: (naming: string) => boolean): true | Msg => {
  const due = promisedOf(g, l, kind).find(
    ({ promise: { about } }) => canName('') && (about.naming === '' || canName(about.naming)),
  );
  return due === undefined || reason(due.agreement);
};

/** Put to the vote: promises to propose it are kept, [AGR-22] promises not to could not be. */
export const hasProposed = (cx: Cx<Rome>, by: FactionId, p: Proposal): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const b of boundBy(cx.g, by, 'propose')) if (isAbout(b.promise.about, p)) perform(cx, b);
  couldNotRefrain(cx, by, 'propose', p);
  if (p.t === 'prosecution') couldNotRefrain(cx, by, 'prosecute', p.accused);
};

/**
 * What came of a draft is not what was promised, or nothing came of it: the promise is broken, if it could be put again and again
 * and never be worded. [AGR-13] A draft that keeps one promise leaves the others for another proposal.
 */
export const hasDrafted = (cx: Cx<Rome>, l: Drawn, kind: Kind, p: Proposal | undefined, can: CanPut): void => {
  if (cx.g.agreements.all.length === 0) return;
  const bound = promised(cx.g, l.by, l.means).filter((b) => b.promise.about.kind === kind);
  if (p !== undefined && bound.some((b) => isAbout(b.promise.about, p))) return;
  for (const b of bound) if (can(b.promise.about)) broken(cx, b);
};
