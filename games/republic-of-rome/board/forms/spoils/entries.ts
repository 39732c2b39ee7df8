/** Spoils, losses and grain: what is taken and what is left — 1.06.13, 1.06.12-d */
import { type Answer, type Asked, isOffered, type Rehearsed } from '@tabularium/kernel';
import type { Filled } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';

/** The Provinces and Concessions of which more is taken than must be. */
export interface Entered {
  readonly turn: number;
  readonly taken: Readonly<Record<string, boolean>>;
}

type At = Asked<RomeView>;
export type SpoilsForm = Filled<RomeView, Entered>;

const PROCS = ['revenue.spoils', 'revenue.grain'];
export const isOf = ({ view, question }: At): boolean =>
  question.due && PROCS.some((proc) => askingIn(view, proc) !== undefined);

/** What may be plundered. */
export const provincesIn = ({ question }: At): readonly string[] => {
  const offer = question.verbs['takeSpoils'];
  return offer?.t === 'choose' ? offer.of : [];
};

/** What a question with two answers is about: the grain, or the loss in a Province. */
export const subjectOf = ({ question: { prompt } }: At): string =>
  String(prompt.a?.['concession'] ?? prompt.a?.['province'] ?? '');

/** Likely: Spoils are collected; a loss is left to the State, and nobody is made hungry. */
export const isTaken = ({ taken }: Entered, ref: string, isLikely: boolean): boolean => taken[ref] ?? isLikely;

const either = (asked: At, yes: string, no: string, entered: Entered): Answer => {
  const verb = isTaken(entered, subjectOf(asked), false) ? yes : no;
  return { verb: isOffered(asked.question, { verb }) ? verb : no };
};

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  const { verbs } = asked.question;
  if (verbs['takeSpoils'])
    return { verb: 'takeSpoils', arg: provincesIn(asked).filter((id) => isTaken(entered, id, true)) };
  if (verbs['plainIncome']) return either(asked, 'droughtProfit', 'plainIncome', entered);
  return verbs['leaveToState'] && either(asked, 'paySpoils', 'leaveToState', entered);
};

/** Grain and losses that are asked about one after the other. */
export const questionsOf = ({ steps }: SpoilsForm): readonly Rehearsed<RomeView>[] =>
  steps.filter((s) => isOf(s) && subjectOf(s) !== '');
