/** Where the names of places go: each has its own spot, and steps aside while a figure would stand on it. */
import { PLACES } from '../src/geography.ts';
import type { PlaceRef } from '../src/ids.ts';
import { linesOf } from './latin.ts';
import { LINE_HEIGHT, RADIUS, REGION_NAMES, SPOTS } from './layout.ts';
import type { Say } from './props.ts';

export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  /** First baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Widths of capitals in hundredths of the letter size; others are about as wide as A. */
const WIDTHS: Readonly<Record<string, number>> = {
  B: 61,
  E: 57,
  F: 53,
  H: 80,
  I: 36,
  L: 58,
  M: 91,
  N: 80,
  P: 59,
  S: 48,
  Y: 63,
};
const SIZE = 11.6;
const SPACING = 4;
const widthOf = (text: string): number =>
  (Array.from(text).reduce((sum, letter) => sum + (WIDTHS[letter] ?? 72) + SPACING, 0) * SIZE) / 100;

const boxOf = ({ lines, x, y, anchor }: Label): Box => {
  const width = Math.max(...lines.map(widthOf));
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - SIZE * 0.7, left + width, y + (lines.length - 1) * LINE_HEIGHT + 1];
};

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
};

/** What an Emperor or an army covers above a place, and what the place itself takes. */
const figureBox = ({ x, y }: { x: number; y: number }): Box => [x - 14, y - 50, x + 14, y - 13];
const CIRCLES: readonly Box[] = SPOTS.map(({ x, y }, at) => {
  const r = RADIUS + (PLACES[at]!.frontier ? 4 : 1);
  return [x - r, y - r, x + r, y + r];
});
const REGION_BOXES: readonly Box[] = REGION_NAMES.map(([x, y]) => [x - 62, y - 10, x + 62, y + 2]);

const home = (at: number, lines: readonly string[]): Label => {
  const { x, y, dx, dy, anchor } = SPOTS[at]!;
  return { lines, x: x + dx, y: y + dy, anchor };
};

/** Other spots around a place, the better ones first. */
const around = (at: number, lines: readonly string[]): Label[] => {
  const { x, y } = SPOTS[at]!;
  const tall = (lines.length - 1) * LINE_HEIGHT;
  const away = PLACES[at]!.frontier ? 24 : 20;
  const level = y + 4 - tall / 2;
  return [
    { lines, x: x + away, y: level, anchor: 'start' },
    { lines, x: x - away, y: level, anchor: 'end' },
    { lines, x, y: y + away + 7, anchor: 'middle' },
    { lines, x: x + 18, y: y - 19 - tall, anchor: 'start' },
    { lines, x: x - 18, y: y - 19 - tall, anchor: 'end' },
    { lines, x: x + 20, y: y + 21, anchor: 'start' },
    { lines, x: x - 14, y: y + 21, anchor: 'end' },
    { lines, x, y: y - 21 - tall, anchor: 'middle' },
  ];
};

const total = (box: Box, others: readonly Box[], weight: number): number =>
  others.reduce((sum, other) => sum + overlap(box, other) * weight, 0);

/** By place. `figures` are the places where somebody stands. */
export const labels = (say: Say, figures: readonly PlaceRef[]): readonly Label[] => {
  const homes = PLACES.map(({ ref }, at) => home(at, linesOf(say(ref), SPOTS[at]!.lines)));
  const standing = PLACES.flatMap(({ ref }, at) => (figures.includes(ref) ? [figureBox(SPOTS[at]!)] : []));
  const placed = homes.map(boxOf);
  return homes.map((label, at) => {
    if (total(placed[at]!, standing, 1) === 0) return label;
    const others = placed.filter((_, other) => other !== at);
    const cost = (candidate: Label): number => {
      const box = boxOf(candidate);
      return total(box, standing, 3) + total(box, CIRCLES, 3) + total(box, others, 3) + total(box, REGION_BOXES, 1);
    };
    const best = [label, ...around(at, label.lines)]
      .map((c, i) => ({ c, cost: cost(c) + i }))
      .sort((a, b) => a.cost - b.cost)[0]!.c;
    placed[at] = boxOf(best);
    return best;
  });
};
