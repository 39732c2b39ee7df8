/** What each viewer of a table has before its eyes. */
import type { Eye as Looking, Seat } from '@tabularium/kernel';
import {
  entryOf,
  type RecordEntry,
  type Scene,
  sceneAt as sceneOfPast,
  sceneOf as sceneOfMatch,
} from '@tabularium/protocol';
import { isOver, type TableRecord } from '../tables/record.ts';

/** A seat, or anybody without one. */
export type Eye = Seat | 'spectator';

const seen = (eye: Eye): Looking => (eye === 'spectator' ? 'public' : eye);

/** Names the question of a seat: changes with the question and with the seat's own inputs, not when others act. */
export const decisionOf = ({ match }: TableRecord, seat: Seat): string => match.decision(seat);

/** When the game is over its key is known, so nothing may be taken back. */
export const sceneOf = (r: TableRecord, eye: Eye, view?: unknown): Scene => {
  const scene = sceneOfMatch(r.match, seen(eye), view);
  return isOver(r) ? { ...scene, canUndo: false } : scene;
};

/** The position after `input` inputs: to be looked at, not to be answered. */
export const sceneAt = (r: TableRecord, eye: Eye, input: number): Scene => sceneOfPast(r.match, seen(eye), input);

/** What input number `input` put on record; 0 is the set-up. */
export const entryFor = ({ match, made, table }: TableRecord, eye: Eye, input: number): RecordEntry => {
  if (input === 0) return entryOf(seen(eye), 0, 0, table.created, table.opening);
  const { input: done, log } = match.entries[input - 1]!;
  return entryOf(seen(eye), input, done.by, made[input - 1]!.at, log);
};

/** The record from input `from` on, as this eye may read it. */
export const historyFor = (r: TableRecord, eye: Eye, from = 0): RecordEntry[] => {
  const out: RecordEntry[] = [];
  for (let i = from; i <= r.match.entries.length; i++) out.push(entryFor(r, eye, i));
  return out;
};
