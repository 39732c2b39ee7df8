/** What a seat has before its eyes, made from a match in this browser. */
import type { LogLine, Seat } from '@tabularium/kernel';
import {
  type AnyMatch,
  entryOf,
  type RecordEntry,
  type Scene,
  sceneAt,
  sceneOf as sceneOfMatch,
} from '@tabularium/protocol';
import type { Eye } from './source.ts';

export type { AnyMatch };

const seen = (eye: Eye): Seat | 'public' => (eye === 'spectator' ? 'public' : eye);

export const sceneOf = (match: AnyMatch, eye: Eye): Scene => sceneOfMatch(match, seen(eye));
export const pastScene = (match: AnyMatch, at: number, eye: Eye, countedBy: Eye): Scene =>
  sceneAt(match, seen(eye), at, seen(countedBy));
export const recordEntry = (eye: Eye, input: number, by: Seat, at: number, lines: readonly LogLine[]): RecordEntry =>
  entryOf(seen(eye), input, by, at, lines);
