/** How likely everybody was to win in a position, as far as games played on from it have shown. */
import type { Msg } from '@tabularium/kernel';
import { type Interval, wilson } from './interval.ts';

export interface Point {
  readonly input: number;
  readonly turn: Msg;
  /** A turn begins here, or the game ends. Without it the point lies within a turn, where it was looked for a move. */
  readonly border: boolean;
  /** Games played on from here. */
  readonly played: number;
  /** How many of them each line has won; a shared victory counts in parts. */
  readonly won: readonly number[];
  /** The game ended here: nothing is uncertain. */
  readonly over?: true;
}

export const chancesAt = ({ played, won, over }: Point): readonly Interval[] =>
  over ? won.map((share) => ({ share, low: share, high: share })) : won.map((parts) => wilson(parts, played));

/** The widest band of a point. */
export const widthAt = (point: Point): number => Math.max(...chancesAt(point).map(({ low, high }) => high - low));

/** By how much the chance of any line differs most. */
export const changeBetween = (a: Point, b: Point): number => {
  const after = chancesAt(b);
  return Math.max(...chancesAt(a).map(({ share }, line) => Math.abs(share - after[line]!.share)));
};

/** How far apart two bands lie; nothing or less where they meet. */
const gap = (a: Interval, b: Interval): number => Math.max(a.low - b.high, b.low - a.high);

export interface Change {
  /** Which line, as its place in the list of lines. */
  readonly line: number;
  readonly before: Interval;
  readonly after: Interval;
}

/** Smaller changes are not worth telling, even if they are sure. */
const LEAST = 0.15;

/** The line whose chance changed by more than both bands; of several, the one that changed most surely. */
export const sureChange = (a: Point, b: Point): Change | undefined => {
  const after = chancesAt(b);
  const changes = chancesAt(a).map((before, line) => ({ line, before, after: after[line]! }));
  const sure = changes.filter((c) => gap(c.before, c.after) > 0 && Math.abs(c.before.share - c.after.share) >= LEAST);
  return sure.sort((x, y) => gap(y.before, y.after) - gap(x.before, x.after))[0];
};
