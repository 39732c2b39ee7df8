/** Ways through a turn, step by step. */
import { engineOf, type Input, type Seat } from '@tabularium/kernel';
import { tetrarchia } from '../rules/index.ts';
import { isFrontier } from '../rules/study.ts';
import { branch, type Position } from './position.ts';

const engine = engineOf(tetrarchia);

export interface Step {
  /** The position it leads to. Made only when needed, because most steps are compared and never taken. */
  at: Position | undefined;
  readonly value: number;
  /** The hash of the discs on the board. */
  readonly board: number;
  /** The inputs of this step. */
  readonly inputs: readonly Input[];
  readonly before: Step | undefined;
  /** Nothing is left to do but to end the phase. */
  readonly last: boolean;
}

export const asked = (s: Position): Seat => engine.waitingFor(s)[0]!;

/**
 * Applies an input and keeps the phase open. Without this the engine would go on to the barbarians after the last
 * point.
 */
export const act = (s: Position, input: Input): void => {
  s.g.imperium++;
  engine.applyTrusted(s, input);
  s.g.imperium--;
};

export const inputsTo = (step: Step): Input[] => {
  const out: Input[] = [];
  for (let at: Step | undefined = step; at; at = at.before) out.unshift(...at.inputs);
  return out;
};

export const positionAfter = (step: Step): Position => {
  if (step.at) return step.at;
  const at = branch(positionAfter(step.before!));
  for (const input of step.inputs) act(at, input);
  step.at = at;
  return at;
};

/** Does whatever there is to do at the end of a move, and returns the move together with it. */
export const withWork = (s: Position, move: Input): Input[] => {
  const { at } = s.g.emperors[s.g.turn]!;
  const disc = s.g.discs[at]!;
  if (disc === 'none' ? !isFrontier(at) : disc !== 'revolt' && disc !== 'unrest') return [move];
  const verbs = engine.answers(s, move.by)?.map((o) => o.verb) ?? [];
  const verb = disc === 'none' ? 'protect' : verbs.includes('subdue') ? 'subdue' : 'appease';
  if (!verbs.includes(verb)) return [move];
  const work = { by: move.by, verb };
  act(s, work);
  return [move, work];
};
