/** What a seat has before its eyes, made from a match in this browser: the same as a server would send. */
import { digest, type LogLine, linesFor, type Match, type Seat, type State } from '@tabularium/kernel';
import type { RecordEntry, Scene } from '@tabularium/protocol';
import type { Eye } from './source.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a match of whatever game
export type AnyMatch = Match<any, any>;

const seatOf = (eye: Eye): Seat | 'public' => (eye === 'spectator' ? 'public' : eye);

export const sceneOf = (match: AnyMatch, eye: Eye): Scene => {
  const { state, engine, module } = match;
  const question = eye === 'spectator' ? undefined : engine.question(state, eye);
  return {
    view: module.view(state, seatOf(eye)),
    ...(question && { question }),
    decision: eye === 'spectator' ? '' : match.decision(eye),
    waiting: engine.waitingFor(state),
    canUndo: eye !== 'spectator' && match.canUndo(eye),
    inputs: match.entries.length,
    ...(state.over && { over: state.over }),
  };
};

/** An earlier position: nothing is asked any more. */
export const pastScene = (match: AnyMatch, at: number, eye: Eye): Scene => {
  const state: State<unknown> = match.at(at);
  return {
    view: match.module.view(state, seatOf(eye)),
    decision: digest([at]),
    waiting: match.engine.waitingFor(state),
    canUndo: false,
    inputs: at,
    ...(state.over && { over: state.over }),
  };
};

export const recordEntry = (eye: Eye, input: number, by: Seat, at: number, lines: readonly LogLine[]): RecordEntry => ({
  input,
  by,
  at,
  lines: linesFor(lines, seatOf(eye)),
});
