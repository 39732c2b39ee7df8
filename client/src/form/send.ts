/** Sends what a form has gathered, one answer after another. */
import { type Asked, isOffered } from '@tabularium/kernel';
import { type AnyForm, answerOf, type Filled, whyNot } from '@tabularium/parts/web';
import type { No, Screen, TableSource } from '../source/source.ts';

/** What this person is asked now. */
export const askedIn = ({ eye, curtain, scene: { question, view } }: Screen): Asked<unknown> | undefined =>
  question && typeof eye === 'number' && curtain === undefined ? { seat: eye, question, view } : undefined;

const askedNow = (source: TableSource): Asked<unknown> | undefined => {
  const screen = source.get();
  return screen && askedIn(screen);
};

/**
 * Sends as many answers as the rehearsal had. It stops where somebody else is asked first: what is left stays entered, and
 * the form is there again when its question is. `done` says whether it came to its end; `onLast` is told before the last answer.
 */
export const sendForm = async (
  source: TableSource,
  form: AnyForm<unknown>,
  { steps, entered }: Filled<unknown, unknown>,
  onLast: () => void = () => {},
): Promise<{ readonly no?: No; readonly done: boolean }> => {
  for (const step of steps) {
    if (!step.answer) break;
    const asked = askedNow(source);
    const given = asked && answerOf(form, asked, entered);
    if (!asked || !given) return { done: false };
    if (!isOffered(asked.question, given)) {
      const { question } = asked;
      return { done: false, no: { reason: whyNot(question, given), rules: question.rules } };
    }
    if (step === steps.findLast((s) => s.answer)) onLast();
    const no = await source.act(given.verb, given.arg);
    if (no) return { done: false, no };
  }
  return { done: true };
};
