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

/** The beginning of the next turn, or the end of the game, after the plan with these dice, of which the first are `rig`. */
export const nextTurn = (plan: Plan, dice: Dice, rig: readonly number[]): Position => {
  const s = branch(plan.end());
  if (s.over) return s;
  const { turn } = s.g;
  const later: Position = { ...s, chance: { t: 'sfc32', words: [...dice] }, rig: [...rig] };
  engine.applyTrusted(later, plan.inputs.at(-1)!);
  // What comes later is not foreseen.
  later.rig.length = 0;
  while (!later.over && !(isTurn(later) && later.g.turn !== turn)) {
    if (isTurn(later)) follow(later, plans(later, QUICK)[0]!);
    else engine.applyTrusted(later, reflex(later, 1)[0]!);
  }
  return later;
};

/** How likely the game is to be won, at a glance: as if whoever has the turn had just let it pass, so that he comes last again. */
export const atGlance = ({ g, over }: Position): number => {
  const turn = (g.turn + g.emperors.length - 1) % g.emperors.length;
  return chanceOf(evaluate({ g: { ...g, turn }, over }));
};

/** How likely the game is to be won with the best plan for this turn. */
export const withPlan = (s: Position): number => chanceOf(s.over ? evaluate(s) : plans(s, QUICK)[0]!.value);
