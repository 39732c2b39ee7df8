/** What a press on a card of the hand does, wherever the hand is shown. */
import type { HandCard } from '@tabularium/parts/web';
import type { OpenForm } from '../form/use-form.ts';
import type { Answering } from '../table/use-answer.ts';
import { halves } from './choice-button.tsx';
import type { Choice } from './choices.ts';
import { drafted, isChosen } from './hand.ts';

/** What is played in a form is played there: the press leads to its control. */
export const goToForm = (ref: string, verb: string): void => {
  const form = document.querySelector<HTMLElement>('[data-form]');
  const control =
    form?.querySelector<HTMLElement>(`[data-option="${CSS.escape(ref)}"], [data-verb="${CSS.escape(verb)}"]`) ??
    form?.querySelector<HTMLElement>('button, input, select');
  control?.scrollIntoView({ block: 'nearest' });
  control?.focus();
};

export const isInForm = (way: Choice, form: OpenForm | undefined): boolean =>
  form?.form.verbs.includes(way.verb) === true;

/** Chooses the card, or takes that back; it is played by the button that then stands in the bar. */
export const choose = (
  answer: Pick<Answering, 'draft' | 'forget' | 'change' | 'pressRef'>,
  card: HandCard,
  way: Choice,
): void => {
  if (isChosen(way, card, answer.draft)) return answer.forget();
  const made = drafted(way, card);
  if (made) answer.change(made);
  else answer.pressRef(way, card.ref);
};

/** How it is played, without the name of the card, which stands over it. */
export const wayOf = (label: string, name: string): string => {
  const [first, rest] = halves(label);
  return first === name && rest !== undefined ? rest : label;
};
