/** What a question offers, in the shapes that forms ask for. */
import type { Asked, Msg } from '@tabularium/kernel';
import type { RomeView } from '../../rules/sight/view.ts';

type Question = Pick<Asked<RomeView>, 'question'>;

export const picksOf = (asked: Question | undefined, verb: string): readonly string[] => {
  const offer = asked?.question.verbs[verb];
  return offer?.t === 'pick' ? offer.of : [];
};

export const rangeOf = (asked: Question | undefined, verb: string): { readonly min: number; readonly max: number } => {
  const offer = asked?.question.verbs[verb];
  return offer?.t === 'range' ? offer : { min: 0, max: 0 };
};

export const allotOf = (asked: Question | undefined, verb: string): Readonly<Record<string, number>> => {
  const offer = asked?.question.verbs[verb];
  return offer?.t === 'allot' ? offer.of : {};
};

/** Why a verb, or one thing of it, is not offered, if the rules say so. */
export const reasonOf = (asked: Question | undefined, verb: string, ref = ''): Msg | undefined =>
  asked?.question.withheld[verb]?.[ref] ?? asked?.question.withheld[verb]?.[''] ?? asked?.question.denied[verb];

/** Why nothing at all of a verb is offered, if the rules say so. */
export const whyNone = (asked: Question, verb: string): Msg | undefined =>
  reasonOf(asked, verb) ?? Object.values(asked.question.withheld[verb] ?? {})[0];

/** Held back by a promise, not by the rules. */
export const isPromised = (reason: Msg | undefined): boolean => reason?.k === 'no.agreement';
