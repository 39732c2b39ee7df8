/** Ways through a turn, step by step. */
import { engineOf, type Input, type Seat } from '@tabularium/kernel';
import { tetrarchia } from '../rules/index.ts';
import { isFrontier } from '../rules/study.ts';
import { branch, type Position } from './position.ts';

const engine = engineOf(tetrarchia);

export interface Step {
  /** Where it leads; made when it is needed, because most steps are only looked at. */
  at: Position | undefined;
  readonly value: number;
  /** Discs on the board, in a number. */
  readonly board: number;
  /** What is done in this step. */
  readonly inputs: readonly Input[];
  readonly before: Step | undefined;
  /** Nothing more is to be done but end the phase. */
  readonly last: boolean;
}

export const asked = (s: Position): Seat => engine.waitingFor(s)[0]!;

/** Applies an input with the phase held open: with no point left the engine would go on to the barbarians. */
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

/** Does the work that waits where a move has led, if any, and gives back both. */
export const withWork = (s: Position, move: Input): Input[] => {
  const { at } = s.g.emperors[s.g.turn]!;
  const disc = s.g.discs[at]!;
  if (disc === 'none' ? !isFrontier(at) : disc !== 'revolt' && disc !== 'unrest') return [move];
  const offers = engine.question(s, move.by)?.verbs;
  const verb = disc === 'none' ? 'protect' : offers?.['subdue'] ? 'subdue' : 'appease';
  if (!offers?.[verb]) return [move];
  const work = { by: move.by, verb };
  act(s, work);
  return [move, work];
};
