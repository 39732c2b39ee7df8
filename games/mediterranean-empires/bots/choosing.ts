/** All that can be done with an action, with what it is worth at first sight. */
import type { Answer } from '@tabularium/kernel';
import { placeOf } from '../rules/study.ts';
import type { Asked } from './asked.ts';
import { planAttack } from './attack.ts';
import { cardWorth } from './empire-cards.ts';
import { W } from './weights.ts';

export interface Choosable {
  readonly answer: Answer;
  /** In victory points. */
  readonly worth: number;
}

/** The best first. To pass is worth what an action must at least be worth. */
export const choices = (s: Asked): readonly Choosable[] => {
  const attacks = s.list('attack').flatMap((arg) => {
    const plan = planAttack(s, placeOf(s.g, arg));
    return plan ? [{ answer: { verb: 'attack', arg }, worth: plan.worth }] : [];
  });
  const cards = s.list('empire').map((arg) => ({ answer: { verb: 'empire', arg }, worth: cardWorth(s, arg) }));
  const passing = s.has('pass') ? [{ answer: { verb: 'pass' }, worth: W.least }] : [];
  return [...attacks, ...cards, ...passing].sort((a, b) => b.worth - a.worth);
};
