/** Simulates the game after each of the best plans and takes the plan with the best results. */
import type { Input, Rng } from '@tabularium/kernel';
import type { Tetrarchia, TetrarchiaView } from '../rules/index.ts';
import type { Bot } from '@tabularium/parts';
import { chooseAmong, type Trials } from './choose-among.ts';
import { chanceOf } from './evaluate.ts';
import { placeFleet } from './fleets.ts';
import { Intention } from './intention.ts';
import { type Limits, type Plan, plans } from './plans.ts';
import type { Position } from './position.ts';
import { reflex } from './reflex.ts';
import { type Dice, isTurn, playOut } from './rollout.ts';

/** How many simulations are played for each answer outside the player's own turn. */
const SAMPLES = 12;
/** A search wide enough to miss little. */
const LIMITS: Limits = { width: 100, attacks: 1, eager: false };
/** How many plans are simulated. */
const CANDIDATES = 8;
const TRIALS: Trials = { each: 3, heats: 3, faith: 8 };
/** How many turns after this one are simulated. */
const TURNS = 1;

const WORD = 2 ** 31;
const rollDice = (rng: Rng): Dice => [rng.below(WORD), rng.below(WORD), rng.below(WORD), rng.below(WORD)];

/** Every plan gets the same dice, so that no plan is chosen only because it was lucky. */
const best = (candidates: readonly Plan[], rng: Rng): Plan => {
  const dice: Dice[] = [];
  const impressions = candidates.map((p) => chanceOf(p.value));
  const chosen = chooseAmong(impressions, TRIALS, (plan, n) => {
    dice[n] ??= rollDice(rng);
    return playOut(candidates[plan]!, dice[n], TURNS);
  });
  return candidates[chosen]!;
};

export const search = (): Bot<Tetrarchia, TetrarchiaView> => {
  const intention = new Intention();
  return {
    name: 'search',
    choose: (seen) => {
      const think = (s: Position): readonly Input[] => {
        if (!isTurn(s)) return reflex(s, SAMPLES);
        const found = plans(s, LIMITS).slice(0, CANDIDATES);
        const wins = found[0]!.end().over !== undefined;
        return (wins ? found[0]! : best(found, seen.rng)).inputs;
      };
      return placeFleet(seen) ?? intention.next(seen, think);
    },
  };
};
