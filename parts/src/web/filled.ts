/** A form with what has been entered, and the questions that this would answer. */
import { type Answer, type Asked, type Msg, type Question, rehearse, type Rehearsed } from '@tabularium/kernel';
import type { AnyModule } from '../game.ts';
import type { Filled, Form } from './form.ts';

/** The answer of a form to a question, if it is one of the form's. */
export const answerOf = <V, E>(form: Form<V, E>, asked: Asked<V>, entered: E): Answer | undefined =>
  form.isOf(asked, entered) ? form.answer(asked, entered) : undefined;

/** Why an answer is not offered, in the words of the question. */
export const whyNot = ({ denied, withheld }: Question, { verb, arg }: Answer): Msg => {
  const held = withheld[verb];
  return (
    denied[verb] ?? (typeof arg === 'string' ? held?.[arg] : undefined) ?? held?.[''] ?? { k: 'ui.noLongerOffered' }
  );
};

/**
 * Rehearses what is entered. If the rehearsal fails, which would be a fault of the game, the form still has the present
 * question.
 */
const stepsOf = <V, E>(module: AnyModule, form: Form<V, E>, asked: Asked<V>, entered: E): readonly Rehearsed<V>[] => {
  const answer = (at: Asked<V>) => answerOf(form, at, entered);
  try {
    const [first, ...rest] = rehearse<unknown, V>(module, asked.view, asked.seat, answer);
    // What is really asked counts, not what a guess says of it.
    if (first) return [{ ...first, ...asked }, ...rest];
  } catch (e) {
    console.error(e);
  }
  const given = answer(asked);
  return [given ? { ...asked, answer: given } : asked];
};

const hasVerb = (verb: string, { question: { verbs, denied, withheld } }: Rehearsed<unknown>): boolean =>
  [verbs, denied, withheld].some((all) => Object.hasOwn(all, verb));

export const fill = <V, E>(module: AnyModule, form: Form<V, E>, asked: Asked<V>, entered: E): Filled<V, E> => {
  const steps = stepsOf(module, form, asked, entered);
  const last = steps.at(-1)!;
  const isComplete = last.answer !== undefined || !form.isOf(last, entered);
  const refused = isComplete ? undefined : form.answer(last, entered);
  const filled: Filled<V, E> = {
    asked,
    entered,
    steps,
    isComplete,
    ...(refused && { why: whyNot(last.question, refused) }),
    at: (verb) => steps.find((step) => hasVerb(verb, step)),
    with: (other) => (other === entered ? filled : fill(module, form, asked, other)),
    explain: (step, verb, arg = '') => {
      if (!step) return undefined;
      const ref = String(arg);
      return form.explain ? form.explain(step.view, verb, ref) : module.explain?.(step.view, verb, ref);
    },
  };
  return filled;
};
