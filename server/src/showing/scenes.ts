/** What each viewer of a table has before its eyes. */
import type { Eye, Seat } from '@tabularium/kernel';
import {
  entryOf,
  type RecordEntry,
  type Scene,
  sceneAt as sceneOfPast,
  sceneOf as sceneOfMatch,
} from '@tabularium/protocol';
import { isOver, type TableRecord } from '../tables/record.ts';

/** Names the question of a seat: changes with the question and with the seat's own inputs, not when others act. */
export const decisionOf = ({ match }: TableRecord, seat: Seat): string => match.decision(seat);

/** When the game is over its key is known, so nothing may be taken back. */
export const sceneOf = (r: TableRecord, eye: Eye, view?: unknown): Scene => {
  const scene = sceneOfMatch(r.match, eye, view);
  return isOver(r) ? { ...scene, canUndo: false } : scene;
};

/** The position after `input` inputs that `countedBy` knows of: to be looked at, not to be answered. */
export const sceneAt = (r: TableRecord, eye: Eye, input: number, countedBy: Eye): Scene =>
  sceneOfPast(r.match, eye, input, countedBy);

/** How many inputs this eye knows of. */
export const inputsFor = ({ match }: TableRecord, eye: Eye): number => match.inputsFor(eye);

/** May this eye not learn of an input, or of what else is hidden from these? */
export const isUnseen = (unseen: readonly Eye[] | undefined, eye: Eye): boolean => unseen?.includes(eye) === true;

/** What input number `input` put on record; 0 is the set-up. The eye is told the number under which it knows it. */
export const entryFor = ({ match, inputEvents, table }: TableRecord, eye: Eye, input: number): RecordEntry => {
  if (input === 0) return entryOf(eye, 0, 0, table.created, table.opening);
  const { input: done, log } = match.entries[input - 1]!;
  return entryOf(eye, match.inputsFor(eye, input), done.by, inputEvents[input - 1]!.at, log);
};

/** The record from its `from`-th input on, as this eye may read it: without what it may not know of. */
export const historyFor = (r: TableRecord, eye: Eye, from = 0): RecordEntry[] => {
  const out: RecordEntry[] = [];
  for (let i = r.match.inputOf(eye, from); i <= r.match.entries.length; i++)
    if (!isUnseen(r.match.unseenAt(i), eye)) out.push(entryFor(r, eye, i));
  return out;
};
