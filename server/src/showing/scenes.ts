/** What each eye sees of a table: its scene and its record. */
import type { Eye, Seat } from '@tabularium/kernel';
import {
  backOf,
  entryOf,
  type RecordEntry,
  type Scene,
  sceneAt as sceneOfPast,
  sceneOf as sceneOfMatch,
} from '@tabularium/protocol';
import { isPaused } from '../tables/clock.ts';
import { isEnded } from '../votes/ended.ts';
import { isOver, type TableRecord } from '../tables/record.ts';

/** The id of a seat's current question. It changes with the question and with the seat's own inputs, not when others act. */
export const decisionOf = ({ match }: TableRecord, seat: Seat): string => match.decision(seat);

/** Nothing can be undone once the game is over, because the key of the dice is published then. */
export const sceneOf = (r: TableRecord, eye: Eye): Scene => {
  const scene = sceneOfMatch(r.match, eye);
  if (r.waits || isPaused(r) || isEnded(r)) return unasked(scene);
  return isOver(r) ? { ...scene, canUndo: false } : scene;
};

/** Before the game begins, while the table is paused, and when it has ended the game, everything can be looked at, and nobody is asked. */
const unasked = (scene: Scene): Scene => {
  const { question: _, ...rest } = scene;
  return { ...rest, waiting: [], call: false, canUndo: false };
};

/** The position after `input` inputs that `countedBy` knows of: for looking back, so it has no question. */
export const sceneAt = (r: TableRecord, eye: Eye, input: number, countedBy: Eye): Scene =>
  sceneOfPast(r.match, eye, input, countedBy);

/** How many inputs this eye knows of. */
export const inputsFor = ({ match }: TableRecord, eye: Eye): number => match.inputsFor(eye);

/** Whether this eye is among those that something is hidden from. */
export const isUnseen = (unseen: readonly Eye[] | undefined, eye: Eye): boolean => unseen?.includes(eye) === true;

/** The record entry of input number `input`; 0 is the set-up. The entry carries the number by which this eye knows the input. */
export const entryFor = ({ match, inputEvents, table }: TableRecord, eye: Eye, input: number): RecordEntry => {
  if (input === 0) return entryOf(eye, 0, 0, table.created, table.opening);
  const { input: done, log } = match.entry(input);
  return entryOf(eye, match.inputsFor(eye, input), done.by, inputEvents[input - 1]!.at, log, backOf(match, eye, input));
};

/** The record from input `from` on, as this eye counts inputs, without those hidden from it. */
export const historyFor = (r: TableRecord, eye: Eye, from = 0): RecordEntry[] => {
  const out: RecordEntry[] = [];
  for (let i = r.match.inputOf(eye, from); i <= r.match.last; i++)
    if (!isUnseen(r.match.unseenAt(i), eye)) out.push(entryFor(r, eye, i));
  return out;
};
