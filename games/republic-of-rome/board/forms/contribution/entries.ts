/** What Senators contribute, and the answers that this gives — 1.06.52, AGR-17 */
import { type Answer, type Asked, isOffered, type Msg } from '@tabularium/kernel';
import { type Filled, sumsGiven } from '@tabularium/parts/web';
import { contributions } from '../../../rules/revenue/contributions.ts';
import { totalOf } from '../money/placing.ts';
import { senator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';

export interface Entered {
  readonly turn: number;
  /** Whose contribution is being entered. */
  readonly who: string;
  readonly shares: Readonly<Record<string, number>>;
}

type At = Asked<RomeView>;
export type ContributionForm = Filled<RomeView, Entered>;

export const isContributing = ({ view, question }: At): boolean =>
  question.due && askingIn(view, contributions) !== undefined;

/** Who can give, and how much at most. */
export const able = ({ question }: At): Readonly<Record<string, number>> => {
  const offer = question.verbs['contribute'];
  return offer?.t === 'allot' ? offer.of : {};
};
const least = ({ question }: At): number => {
  const offer = question.verbs['contribute'];
  return offer?.t === 'allot' ? offer.min : 0;
};
/** Whoever may be done has promised nothing. */
const mayGiveNothing = ({ question }: At): boolean => isOffered(question, { verb: 'contributed' });

/** Why a Senator does not give this much: he has not got it, or a promise comes first. */
export const whyNot = (asked: At, who: string, n: number): Msg | undefined => {
  const held = asked.question.withheld['contribute'];
  const most = able(asked)[who];
  if (most === undefined) return held?.[who] ?? { k: 'contribution.cannot' };
  if (n > most) return { k: 'contribution.has', a: { who, n: senator(asked.view, who).talents } };
  return held !== undefined && n < least(asked) ? held[''] : undefined;
};

/** The richest first; what was promised is entered. */
export const begins = (asked: At, before: Entered | undefined): Entered => {
  const all = Object.entries(able(asked)).sort((a, b) => b[1] - a[1]);
  if (before?.turn === asked.view.turn && able(asked)[before.who] !== undefined) return before;
  const who = all[0]?.[0] ?? '';
  return { turn: asked.view.turn, who, shares: mayGiveNothing(asked) ? {} : { [who]: least(asked) } };
};

/** Of what was entered, what can still be given. */
const given = (asked: At, { shares }: Entered): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(shares).filter(([id, n]) => n > 0 && able(asked)[id] !== undefined));

export const answer = (asked: At, entered: Entered): Answer => {
  const arg = given(asked, entered);
  return totalOf(arg) > 0 ? { verb: 'contribute', arg } : { verb: 'contributed' };
};

export const taking = (_: At, entered: Entered, answered: Answer): Entered => {
  if (answered.verb !== 'contribute') return entered;
  const shares = sumsGiven(answered);
  return { ...entered, who: Object.keys(shares)[0] ?? entered.who, shares };
};
