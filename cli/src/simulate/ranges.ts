/** Stretches of games by their numbers: from the first up to and without the last. */
import { readable } from '../numbers.ts';

export type Range = readonly [from: number, to: number];

export const countOf = (ranges: readonly Range[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** In order, those that touch put together. */
export const joined = (ranges: readonly Range[]): readonly Range[] => {
  const found: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last && last[1] >= from) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
};

/** What is left of a stretch when some games of it are taken away. */
export const without = ([from, to]: Range, taken: readonly Range[]): readonly Range[] => {
  const left: Range[] = [];
  let next = from;
  for (const [begin, end] of joined(taken)) {
    if (begin >= to) break;
    if (begin > next) left.push([next, begin]);
    next = Math.max(next, end);
  }
  return next < to ? [...left, [next, to]] : left;
};

/** Games that are in both. */
export const shared = (one: readonly Range[], other: readonly Range[]): Range | undefined => {
  for (const [a, b] of one)
    for (const [c, d] of other) if (Math.max(a, c) < Math.min(b, d)) return [Math.max(a, c), Math.min(b, d)];
  return undefined;
};

/** The `part`-th of so many parts of equal size: every game is in exactly one of them. */
export const shardOf = (games: number, part: number, parts: number): Range => [
  Math.floor(((part - 1) * games) / parts),
  Math.floor((part * games) / parts),
];

/** "1 to 100, 201 to 300": people count from 1. */
export const spoken = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `${readable(from + 1)} to ${readable(to)}`).join(', ');
