/** Several pairs in one proposal: a Province and its Governor, a Concession and who is to have it. */
import type { Answer, Asked, Rehearsed } from '@tabularium/kernel';
import { type Filled, refGiven } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';

export type Pairs = readonly (readonly [what: string, who: string])[];

/** What is entered. */
export interface Paired {
  readonly turn: number;
  readonly pairs: Pairs;
  /** A button in place of them: `drop`, or nothing. */
  readonly press: string;
}
/** How far the proposal has been drawn up. */
export interface PairsDrawn {
  readonly pairs: Pairs;
  /** For what somebody is to be named now, or nothing. */
  readonly now: string;
}
type DrawnIn = (asked: Pick<Asked<RomeView>, 'view'>) => PairsDrawn | undefined;

/** With this one for it; without it when nobody is named. */
export const paired = (pairs: Pairs, what: string, who: string): Pairs => {
  const others = pairs.filter(([x]) => x !== what);
  if (who === '') return others;
  return pairs.some(([x]) => x === what)
    ? pairs.map((p) => (p[0] === what ? [what, who] : p))
    : [...others, [what, who]];
};
export const whoFor = (pairs: Pairs, what: string): string => pairs.find(([x]) => x === what)?.[1] ?? '';
const has = (pairs: Pairs, what: string): boolean => pairs.some(([x]) => x === what);

/** Nobody that can be named: the questions go on until somebody has to be. */
const ASK = '?';

/** What the draft has already, then what was entered this turn and is still to come. */
export const pairsToBegin =
  (drawnIn: DrawnIn) =>
  (asked: Asked<RomeView>, before: Paired | undefined): Paired => {
    const { turn } = asked.view;
    const drawn = drawnIn(asked)?.pairs ?? [];
    const later = before?.turn === turn ? before.pairs.filter(([what]) => !has(drawn, what)) : [];
    return { turn, pairs: [...drawn, ...later], press: '' };
  };

/** Who is named for what is asked about; then the next of the pairs; then the proposal is put. */
export const pairAnswer = (
  drawn: PairsDrawn | undefined,
  { pairs, press }: Paired,
  answers: { readonly who: (who: string) => Answer; readonly what: (what: string) => Answer },
): Answer | undefined => {
  if (press !== '') return { verb: press };
  if (drawn && drawn.now !== '') {
    const who = whoFor(pairs, drawn.now);
    return who === '' || who === ASK ? undefined : answers.who(who);
  }
  const next = pairs.find(([what]) => !has(drawn?.pairs ?? [], what));
  if (next) return answers.what(next[0]);
  return drawn && pairs.length > 0 ? { verb: 'put' } : undefined;
};

/** Somebody is named for what is asked about, or it is chosen and nobody asked, because one alone is left. */
export const pairGiven =
  (drawnIn: DrawnIn, who: string) =>
  (asked: Asked<RomeView>, entered: Paired, given: Answer): Paired => {
    const drawn = drawnIn(asked);
    const pairs = (drawn?.pairs ?? []).reduce((all, [x, y]) => paired(all, x, y), entered.pairs);
    return given.verb === who
      ? { ...entered, pairs: paired(pairs, drawn?.now ?? '', refGiven(given)) }
      : { ...entered, pairs };
  };

/** The questions if somebody were to be named for this as well, up to the one in which he is; nothing if he has been. */
export const stepsTo = (
  form: Filled<RomeView, Paired>,
  drawnIn: DrawnIn,
  what: string,
): Filled<RomeView, Paired> | undefined => {
  if (has(drawnIn(form.asked)?.pairs ?? [], what)) return undefined;
  const others = form.entered.pairs.filter(([x]) => x !== what);
  return form.with({ ...form.entered, pairs: [...others, [what, ASK]] });
};
/** The question in which somebody is named for this one, beside all others that are entered. */
export const namingStep = (
  form: Filled<RomeView, Paired>,
  drawnIn: DrawnIn,
  what: string,
): Rehearsed<RomeView> | undefined => {
  const last = stepsTo(form, drawnIn, what)?.steps.at(-1);
  return last && last.answer === undefined && drawnIn(last)?.now === what ? last : undefined;
};
