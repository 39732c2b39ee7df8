/** Plays on from a plan with simulated dice. */
import { engineOf } from '@tabularium/kernel';
import { tetrarchia } from '../rules/index.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { type Limits, type Plan, plans } from './plans.ts';
import { branch, type Position } from './position.ts';
import { reflex } from './reflex.ts';

const engine = engineOf(tetrarchia);

/** The four words that seed the dice of one simulation. */
export type Dice = readonly [number, number, number, number];

/** A narrow search: quick, and wide enough for a sensible turn. */
const QUICK: Limits = { width: 8, attacks: 1, eager: true };

export const isTurn = (s: Position): boolean => {
  const proc = s.stack.at(-1)?.proc;
  return proc === 'roman' || proc === 'enter' || proc === 'command';
};

/** Carries out as much of a plan as it can: the turn ends early when the last point is spent. */
const follow = (s: Position, { inputs }: Plan): void => {
  const { turn } = s.g;
  for (const input of inputs) {
    if (!engine.answers(s, input.by)?.some((o) => o.verb === input.verb)) return;
    engine.applyTrusted(s, input);
    if (s.over || s.g.turn !== turn || !isTurn(s)) return;
  }
};

/** How likely the game is to be won after the plan with these dice, looking a given number of turns ahead. */
export const playOut = (plan: Plan, dice: Dice, turns: number): number => {
  const s = branch(plan.end());
  if (s.over) return chanceOf(evaluate(s));
  const later: Position = { ...s, chance: { t: 'sfc32', words: [...dice] } };
  engine.applyTrusted(later, plan.inputs.at(-1)!);
  let left = turns;
  for (let here = s.g.turn; !later.over; ) {
    if (!isTurn(later)) {
      engine.applyTrusted(later, reflex(later, 1)[0]!);
      continue;
    }
    if (later.g.turn !== here) {
      here = later.g.turn;
      left--;
    }
    const best = plans(later, QUICK)[0]!;
    if (left <= 0) return chanceOf(best.value);
    follow(later, best);
  }
  return chanceOf(evaluate(later));
};
