/**
 * Where the names of places go. Each name has a spot of its own, and moves elsewhere while a figure covers that spot, or
 * when letters are larger than the spots were made for.
 */
import { isFrontier } from '../rules/geography.ts';
import { PLACE_REFS, type PlaceRef } from '../rules/ids.ts';
import { linesOf } from './latin.ts';
import { LINE_HEIGHT, RADIUS, REGION_NAMES, SPOTS } from './layout.ts';
import type { Say } from './props.ts';

export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

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
/** The size of letters that the spots were made for, in units of the map. */
export const SIZE = 11.6;
const SPACING = 4;
const widthOf = (text: string, size: number): number =>
  (Array.from(text).reduce((sum, letter) => sum + (WIDTHS[letter] ?? 72) + SPACING, 0) * size) / 100;

export const lineHeight = (size: number): number => (LINE_HEIGHT * size) / SIZE;

export const boxOf = ({ lines, x, y, anchor }: Label, size: number): Box => {
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size * 0.7, left + width, y + (lines.length - 1) * lineHeight(size) + 1];
};

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
};

/** The boxes that an Emperor or an army covers above a place, and the box of the place itself. */
export const figureBox = ({ x, y }: { x: number; y: number }): Box => [x - 14, y - 50, x + 14, y - 13];
export const CIRCLES: readonly Box[] = SPOTS.map(({ x, y }, at) => {
  const r = RADIUS + (isFrontier(at) ? 4 : 1);
  return [x - r, y - r, x + r, y + r];
});
export const REGION_BOXES: readonly Box[] = REGION_NAMES.map(([x, y]) => [x - 62, y - 10, x + 62, y + 2]);

export const regionBoxes = (size: number): readonly Box[] =>
  REGION_BOXES.map(([left, top, right, bottom]) => {
    const grown = ((right - left) * (size / SIZE - 1)) / 2;
    return [left - grown, top, right + grown, bottom];
  });

/** Moves larger letters away from the circle. */
const home = (at: number, lines: readonly string[], size: number): Label => {
  const { x, y, dx, dy, anchor } = SPOTS[at]!;
  const tall = (lines.length - 1) * (lineHeight(size) - LINE_HEIGHT);
  const growth = dy > 12 ? (size - SIZE) * 0.7 : dy < -12 ? -tall : (size - SIZE) * 0.35 - tall / 2;
  return { lines, x: x + dx, y: y + dy + growth, anchor };
};

/** Other spots around a place, in order of preference. */
const around = (at: number, lines: readonly string[], size: number): Label[] => {
  const { x, y } = SPOTS[at]!;
  const tall = (lines.length - 1) * lineHeight(size);
  const away = isFrontier(at) ? 24 : 20;
  const level = y + size * 0.34 - tall / 2;
  const below = y + size * 0.7 + 13;
  return [
    { lines, x: x + away, y: level, anchor: 'start' },
    { lines, x: x - away, y: level, anchor: 'end' },
    { lines, x, y: below + away - 14, anchor: 'middle' },
    { lines, x: x + 18, y: y - 19 - tall, anchor: 'start' },
    { lines, x: x - 18, y: y - 19 - tall, anchor: 'end' },
    { lines, x: x + 20, y: below, anchor: 'start' },
    { lines, x: x - 14, y: below, anchor: 'end' },
    { lines, x, y: y - 21 - tall, anchor: 'middle' },
  ];
};

export const total = (box: Box, others: readonly Box[], weight: number): number =>
  others.reduce((sum, other) => sum + overlap(box, other) * weight, 0);

/** A name that would hide more than this of others is left out. */
const CROWDED = 60;

/** The label of each place; none where larger letters have no room. `figures` are the places where figures stand. */
export const labels = (say: Say, figures: readonly PlaceRef[], size = SIZE): readonly (Label | undefined)[] => {
  const homes = PLACE_REFS.map((ref, at) => home(at, linesOf(say(ref), SPOTS[at]!.lines), size));
  const standing = PLACE_REFS.flatMap((ref, at) => (figures.includes(ref) ? [figureBox(SPOTS[at]!)] : []));
  const large = size > SIZE;
  const placed: (Box | undefined)[] = homes.map((label) => boxOf(label, size));
  const regions = regionBoxes(size);
  return homes.map((label, at) => {
    const others = placed.filter((box, other): box is Box => box !== undefined && other !== at);
    const hidden = (box: Box): number => total(box, standing, 3) + total(box, CIRCLES, 3) + total(box, others, 3);
    const own = placed[at]!;
    if (total(own, standing, 1) === 0 && (!large || hidden(own) === 0)) return label;
    const [best] = [label, ...around(at, label.lines, size)]
      .map((c, i) => ({ c, hides: hidden(boxOf(c, size)), cost: total(boxOf(c, size), regions, 1) + i }))
      .sort((a, b) => a.hides + a.cost - b.hides - b.cost);
    const fits = !large || best!.hides < CROWDED;
    placed[at] = fits ? boxOf(best!.c, size) : undefined;
    return fits ? best!.c : undefined;
  });
};
