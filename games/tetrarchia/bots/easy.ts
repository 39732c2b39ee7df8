/** Sees what this turn may bring, and chooses among the better plans by impression. */
import type { Input } from '@tabularium/kernel';
import { type Bot, loosely } from '@tabularium/parts';
import type { Tetrarchia, TetrarchiaView } from '../rules/index.ts';
import { placeFleet } from './fleets.ts';
import { Intention } from './intention.ts';
import { type Limits, plans } from './plans.ts';
import type { Position } from './position.ts';
import { reflex } from './reflex.ts';
import { isTurn } from './rollout.ts';

const SAMPLES = 4;
const LIMITS: Limits = { width: 20, attacks: 1, eager: false };
/** How many plans it chooses from, and how loosely, in logarithms of the odds to win. */
const PLANS = 20;
const TEMPERATURE = 0.06;

export const easy = (): Bot<Tetrarchia, TetrarchiaView> => {
  const intention = new Intention();
  return {
    name: 'easy',
    choose: (seen) => {
      const think = (s: Position): readonly Input[] =>
        isTurn(s)
          ? loosely(plans(s, LIMITS).slice(0, PLANS), (plan) => plan.value, TEMPERATURE, seen.rng)!.inputs
          : reflex(s, SAMPLES);
      return placeFleet(seen) ?? intention.next(seen, think);
    },
  };
};
