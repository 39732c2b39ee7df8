/** What each viewer of a match has before its eyes: built from the module's view, never from the state. */
import { digest, linesFor, type Question, type Seat, type State } from '@tabularium/kernel';
import type { RecordEntry, Scene } from '@tabularium/protocol';
import { isOver, type TableRecord } from './record.ts';

/** A seat, or anybody without one. */
export type Eye = Seat | 'spectator';

const seen = (eye: Eye): Seat | 'public' => (eye === 'spectator' ? 'public' : eye);

const nameOf = (own: number, question: Question | undefined): string => digest([own, question ?? 'none']);

/** Names the question of a seat: changes with the question and with the seat's own inputs, not when others act. */
export const decisionOf = (r: TableRecord, seat: Seat): string => nameOf(r.own[seat]!, r.match.question(seat));

/** When the game is over its key is known, so nothing may be taken back. */
const canUndo = (r: TableRecord, eye: Eye): boolean =>
  r.match.entries.at(-1)?.input.by === eye && !isOver(r) && r.match.canUndo(eye);

export const viewOf = ({ match }: TableRecord, eye: Eye): unknown => match.module.view(match.state, seen(eye));

/** What may be missing stands last, so that its coming and going is a small change. */
export const sceneOf = (r: TableRecord, eye: Eye, view: unknown = viewOf(r, eye)): Scene => {
  const { state, engine, entries } = r.match;
  const question = eye === 'spectator' ? undefined : engine.question(state, eye);
  return {
    view,
    decision: eye === 'spectator' ? '' : nameOf(r.own[eye]!, question),
    waiting: engine.waitingFor(state),
    canUndo: canUndo(r, eye),
    inputs: entries.length,
    ...(question && { question }),
    ...(state.over && { over: state.over }),
  };
};

/** The position after `input` inputs: to be looked at, not to be answered. */
export const sceneAt = (r: TableRecord, eye: Eye, input: number): Scene => {
  const { match } = r;
  const state: State<unknown> = match.at(input);
  return {
    view: match.module.view(state, seen(eye)),
    decision: '',
    waiting: match.engine.waitingFor(state),
    canUndo: false,
    inputs: input,
    ...(state.over && { over: state.over }),
  };
};

/** What input number `input` put on record; 0 is the set-up. */
export const entryFor = ({ match, made, table }: TableRecord, eye: Eye, input: number): RecordEntry => {
  if (input === 0) return { input, by: 0, at: table.created, lines: linesFor(table.opening, seen(eye)) };
  const { input: done, log } = match.entries[input - 1]!;
  return { input, by: done.by, at: made[input - 1]!.at, lines: linesFor(log, seen(eye)) };
};

/** The record from input `from` on, as this eye may read it. */
export const historyFor = (r: TableRecord, eye: Eye, from = 0): RecordEntry[] => {
  const out: RecordEntry[] = [];
  for (let i = from; i <= r.match.entries.length; i++) out.push(entryFor(r, eye, i));
  return out;
};
