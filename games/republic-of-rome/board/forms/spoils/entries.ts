/** Spoils, losses and grain: what is taken and what is left — 1.06.13, 1.06.12-d */
import { grain } from '../../../rules/revenue/grain.ts';
import { type Answer, type Asked, isOffered, type Rehearsed } from '@tabularium/kernel';
import { type Filled, refsGiven } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { spoils, spoilsRange } from '../../../rules/revenue/spoils.ts';
import { askingIn } from '../asking.ts';

/** The Provinces and Concessions of which more is taken than must be. */
export interface Entered {
  readonly turn: number;
  readonly taken: Readonly<Record<string, boolean>>;
}

type At = Asked<RomeView>;
export type SpoilsForm = Filled<RomeView, Entered>;

export const isOf = ({ view, question }: At): boolean =>
  question.due && (askingIn(view, spoils) ?? askingIn(view, grain)) !== undefined;

/** What may be plundered. */
export const provincesIn = ({ question }: At): readonly string[] => {
  const offer = question.verbs['takeSpoils'];
  return offer?.t === 'choose' ? offer.of : [];
};

/** What a question with two answers is about: the grain, or the loss in a Province. */
export const subjectOf = ({ question: { prompt } }: At): string =>
  String(prompt.a?.['concession'] ?? prompt.a?.['province'] ?? '');

/** Likely: Spoils are collected where nothing can be lost; a loss is left to the State, and nobody is made hungry. */
export const isTaken = ({ view }: Pick<At, 'view'>, { taken }: Entered, ref: string): boolean => {
  const p = view.provinces.find((x) => x.id === ref);
  const isPlundered = askingIn(view, spoils)?.got.length === 0;
  return taken[ref] ?? (p !== undefined && isPlundered && spoilsRange(view, p)[0] >= 0);
};

const either = (asked: At, yes: string, no: string, entered: Entered): Answer => {
  const verb = isTaken(asked, entered, subjectOf(asked)) ? yes : no;
  return { verb: isOffered(asked.question, { verb }) ? verb : no };
};

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  const { verbs } = asked.question;
  if (verbs['takeSpoils'])
    return { verb: 'takeSpoils', arg: provincesIn(asked).filter((id) => isTaken(asked, entered, id)) };
  if (verbs['plainIncome']) return either(asked, 'droughtProfit', 'plainIncome', entered);
  return verbs['leaveToState'] && either(asked, 'paySpoils', 'leaveToState', entered);
};

/** Grain and losses that are asked about one after the other. */
export const questionsOf = ({ steps }: SpoilsForm): readonly Rehearsed<RomeView>[] =>
  steps.filter((s) => isOf(s) && subjectOf(s) !== '');

export const taking = (asked: At, entered: Entered, given: Answer): Entered => {
  const said =
    given.verb === 'takeSpoils'
      ? Object.fromEntries(provincesIn(asked).map((ref) => [ref, refsGiven(given).includes(ref)]))
      : { [subjectOf(asked)]: given.verb === 'droughtProfit' || given.verb === 'paySpoils' };
  return { ...entered, taken: { ...entered.taken, ...said } };
};
