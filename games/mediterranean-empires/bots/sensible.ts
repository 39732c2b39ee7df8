/**
 * A bot with a rule of thumb for each decision: it attacks and defends what is worth the price, and does not look
 * ahead.
 */
import { accepts, type Input, randomInput, type Answer } from '@tabularium/kernel';
import type { Empires, EmpiresView } from '../rules/index.ts';
import type { Bot, Glance } from '@tabularium/parts';
import { ACTIONS } from './actions.ts';
import { ATTACK } from './attack.ts';
import { CHOICES } from './choices.ts';
import { INTERCEPTION } from './interception.ts';
import { type Answers, Asked } from './asked.ts';
import { FEW, type Fewer, forPlayers, TUNED, use, type Weights } from './weights.ts';
import { WINDOWS } from './windows.ts';

const ANSWERS: Answers = { ...CHOICES, ...ACTIONS, ...ATTACK, ...INTERCEPTION, ...WINDOWS };

const isOffered = ({ question }: Asked, answer: Answer | undefined): answer is Answer => {
  const offer = answer && question.verbs[answer.verb];
  return offer !== undefined && accepts(offer, answer!.arg);
};

/** The bot remembers nothing from one question to the next: everything it needs lies on the table. */
const choose = (seen: Glance<Empires, EmpiresView>): Input => {
  const s = new Asked(seen);
  const answer = ANSWERS[s.question.prompt.k]?.(s);
  if (isOffered(s, answer)) return { by: s.seat, ...answer };
  const input = randomInput(s.question, s.seat, (n) => s.rng.below(n));
  if (!input) throw new Error('asked without anything to answer');
  return input;
};

/** The same bot with other weights: for those who look for better ones. */
export const sensibleWith = (weights: Weights, fewer: Fewer = FEW): (() => Bot<Empires, EmpiresView>) => {
  const few = forPlayers(weights, fewer);
  return () => ({
    name: 'sensible',
    choose: (seen) => {
      use(few[seen.view.agreed.empires.length] ?? weights);
      return choose(seen);
    },
  });
};

export const sensible = sensibleWith(TUNED);
