// What runs where it should not: roads over water, straits and sea lanes over land.
import { isWithin, type Point } from './lines.ts';

export interface Checked {
  readonly what: string;
  readonly line: readonly Point[];
  /** Around these discs nothing is looked at. */
  readonly ends: readonly Point[];
  readonly on: 'land' | 'water';
  /** So many samples may be wrong. */
  readonly most: number;
}

const SAMPLE = 2;
const DISC = 15;

const samples = (line: readonly Point[]): Point[] =>
  line.slice(1).flatMap((to, i) => {
    const from = line[i]!;
    const n = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / SAMPLE));
    return Array.from(
      { length: n + 1 },
      (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / n, from[1] + ((to[1] - from[1]) * k) / n],
    );
  });

/** A line for each that goes astray, with how many pixels of it do. */
export const astray = (rings: readonly (readonly Point[])[], all: readonly Checked[]): string[] =>
  all.flatMap(({ what, line, ends, on, most }) => {
    const wrong = samples(line).filter(
      (at) =>
        !ends.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < DISC) && isWithin(rings, at) !== (on === 'land'),
    ).length;
    return wrong > most ? [`${what} ${wrong * SAMPLE} px`] : [];
  });
