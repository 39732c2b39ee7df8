/** Makes the most of this turn, and does not look beyond it. */
import type { Input } from '@tabularium/kernel';
import type { Tetrarchia, TetrarchiaView } from '../rules/index.ts';
import type { Bot } from '@tabularium/parts';
import { placeFleet } from './fleets.ts';
import { Intention } from './intention.ts';
import { type Limits, plans } from './plans.ts';
import type { Position } from './position.ts';
import { reflex } from './reflex.ts';
import { isTurn } from './rollout.ts';

/** How many simulations are played for each answer outside the player's own turn. */
export const SAMPLES = 12;
export const LIMITS: Limits = { width: 60, attacks: 1, eager: false };

export const greedy = (): Bot<Tetrarchia, TetrarchiaView> => {
  const intention = new Intention();
  const think = (s: Position): readonly Input[] => (isTurn(s) ? plans(s, LIMITS)[0]!.inputs : reflex(s, SAMPLES));
  return {
    name: 'greedy',
    choose: (seen) => placeFleet(seen) ?? intention.next(seen, think),
  };
};
