/**
 * Where the names of places go: beside their place, never over another place or name. A name without room is left out.
 */
import type { Point } from './layout.ts';

export interface Named {
  readonly at: Point;
  readonly radius: number;
  readonly text: string;
  /** Names with a higher number are placed first. */
  readonly weight: number;
}
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Relative to the size of letters: their average width, and how far they reach above and below the baseline. */
const LETTER = 0.5;
const RISE = 0.72;
const HANG = 0.24;
const GAP = 3;
/** The number of forts stands on the right of a place. */
const SIGN = 7;

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOf = ({ x, y, anchor }: Label, text: string, size: number): Box => {
  const width = text.length * LETTER * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - RISE * size, bottom: y + HANG * size };
};

const around = ({ at: [x, y], radius }: Named, size: number): Label[] => {
  const aside = radius + GAP;
  const middle = y + (RISE * size) / 2;
  return [
    { x: x + aside + SIGN, y: middle, anchor: 'start' },
    { x: x - aside, y: middle, anchor: 'end' },
    { x, y: y + aside + RISE * size, anchor: 'middle' },
    { x, y: y - aside - HANG * size, anchor: 'middle' },
  ];
};

/** The label of each place, in the given order. */
export const labels = (all: readonly Named[], size: number): (Label | undefined)[] => {
  const taken: Box[] = all.map(({ at: [x, y], radius: r }) => ({
    left: x - r,
    right: x + r,
    top: y - r,
    bottom: y + r,
  }));
  const out: (Label | undefined)[] = all.map(() => undefined);
  const order = [...all.keys()].sort((a, b) => all[b]!.weight - all[a]!.weight);
  for (const i of order) {
    const { text } = all[i]!;
    const label = around(all[i]!, size).find((l) => {
      const box = boxOf(l, text, size);
      return !taken.some((b, own) => own !== i && touches(box, b));
    });
    if (!label) continue;
    out[i] = label;
    taken.push(boxOf(label, text, size));
  }
  return out;
};
