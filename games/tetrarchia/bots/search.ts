/** Looks at what may come after each of the best plans, and plays the next turn for the most promising ones. */
import type { Input, Rng } from '@tabularium/kernel';
import type { Tetrarchia, TetrarchiaView } from '../rules/index.ts';
import type { Bot } from '@tabularium/parts';
import { chooseAmong, type Trials } from './choose-among.ts';
import { chanceOf } from './evaluate.ts';
import { everyFall, type Fall, fallsOf, knowable } from './falls.ts';
import { placeFleet } from './fleets.ts';
import { Intention } from './intention.ts';
import { type Limits, type Plan, plans } from './plans.ts';
import type { Position } from './position.ts';
import { reflex } from './reflex.ts';
import { atGlance, type Dice, isTurn, nextTurn, withPlan } from './rollout.ts';

/** How many simulations are played for each answer outside the player's own turn. */
const SAMPLES = 12;
/** A search wide enough to miss little. */
const LIMITS: Limits = { width: 100, attacks: 1, eager: false };
/** After how many plans is looked at what may come, and for how many of them the next turn is played. */
const GLANCED_AT = 16;
const CANDIDATES = 6;
const TRIALS: Trials = { each: 1, heats: 3, faith: 0.5 };

const WORD = 2 ** 31;
const rollDice = (rng: Rng): Dice => [rng.below(WORD), rng.below(WORD), rng.below(WORD), rng.below(WORD)];

interface Candidate {
  readonly plan: Plan;
  /** How likely the game is to be won, before the barbarians come. */
  readonly impression: number;
  /** The mean of what a glance says after them. An attack has none: it would have to be thought through every time. */
  readonly glance: number | undefined;
}

const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;

/** The dice after those that fall first are the same for all plans, so that no plan is chosen only because it was lucky. */
const worth = (
  falls: readonly Fall[],
  dice: readonly Dice[],
  of: (dice: Dice, rig: readonly number[]) => number,
): number => falls.reduce((sum, { rig, weight }, i) => sum + weight * of(dice[i]!, rig), 0);

const glanced = (all: readonly Plan[], rng: Rng): readonly Candidate[] => {
  const falls = everyFall(rng);
  const dice = falls.map(() => rollDice(rng));
  return all.map((plan) => {
    const impression = chanceOf(plan.value);
    if (plan.inputs.at(-1)!.verb === 'attack') return { plan, impression, glance: undefined };
    const glance = worth(knowable(plan, falls), dice, (words, rig) => atGlance(nextTurn(plan, words, rig)));
    return { plan, impression, glance };
  });
};

/**
 * What a glance says is better than the impression, but lower or higher for all plans alike, which would be unfair to attacks:
 * it is brought to the same mean.
 */
const weighed = (all: readonly Candidate[]): readonly { readonly candidate: Candidate; readonly value: number }[] => {
  const quiet = all.filter(({ glance }) => glance !== undefined);
  const shift = quiet.length === 0 ? 0 : mean(quiet.map(({ impression, glance }) => impression - glance!));
  return all
    .map((candidate) => ({
      candidate,
      value: candidate.glance === undefined ? candidate.impression : candidate.glance + shift,
    }))
    .sort((a, b) => b.value - a.value);
};

interface Trial {
  readonly falls: readonly (readonly Fall[])[];
  readonly dice: readonly Dice[];
}
const newTrial = (all: readonly Plan[], rng: Rng): Trial => {
  const falls = fallsOf(all, rng);
  const most = Math.max(...falls.map((of) => of.length));
  return { falls, dice: Array.from({ length: most }, () => rollDice(rng)) };
};

/** What the next turn adds to a glance differs much less from dice to dice than what comes of it all. */
const tried = ({ plan, glance }: Candidate, falls: readonly Fall[], dice: readonly Dice[]): number =>
  worth(falls, dice, (words, rig) => {
    const next = nextTurn(plan, words, rig);
    return withPlan(next) - (glance === undefined ? 0 : atGlance(next));
  }) + (glance ?? 0);

const best = (all: readonly Plan[], rng: Rng): Plan => {
  const field = weighed(glanced(all, rng)).slice(0, CANDIDATES);
  const candidates = field.map(({ candidate }) => candidate);
  const trials: Trial[] = [];
  const chosen = chooseAmong(
    field.map(({ value }) => value),
    TRIALS,
    (i, n) => {
      const { falls, dice } = (trials[n] ??= newTrial(
        candidates.map(({ plan }) => plan),
        rng,
      ));
      return tried(candidates[i]!, falls[i]!, dice);
    },
  );
  return candidates[chosen]!.plan;
};

export const search = (): Bot<Tetrarchia, TetrarchiaView> => {
  const intention = new Intention();
  return {
    name: 'search',
    choose: (seen) => {
      const think = (s: Position): readonly Input[] => {
        if (!isTurn(s)) return reflex(s, SAMPLES);
        const found = plans(s, LIMITS).slice(0, GLANCED_AT);
        const wins = found[0]!.end().over !== undefined;
        return (wins ? found[0]! : best(found, seen.rng)).inputs;
      };
      return placeFleet(seen) ?? intention.next(seen, think);
    },
  };
};
