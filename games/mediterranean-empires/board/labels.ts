/**
 * Where the names of places go, in pixels: each where the drawing has solved it, as long as nothing is in its way; then at
 * the first free side; and a name without room is left out until there is some.
 */
import type { LabelPlace, Point } from './map/drawing.ts';

export type NameKind = 'small' | 'middle' | 'large' | 'area';
export interface Named {
  /** The centre of its disc. */
  readonly at: Point;
  /** Half of the width and of the height of the disc. */
  readonly disc: Point;
  readonly text: string;
  readonly kind: NameKind;
  /** As the drawing has it. */
  readonly solved: LabelPlace | undefined;
  /** Names with a higher number are placed first. */
  readonly weight: number;
}
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The size of letters, and how far they are set apart. */
const LETTERS: Readonly<Record<NameKind, readonly [size: number, apart: number]>> = {
  small: [12, 0],
  middle: [12.5, 0],
  large: [11.2, 0.04],
  area: [12, 0.01],
};
/** How wide the letters of the typeface are, in hundredths of their size: capitals, then the others. */
const CAPITALS = [
  71, 61, 71, 76, 57, 53, 72, 80, 36, 36, 74, 58, 91, 80, 76, 59, 76, 74, 48, 69, 74, 69, 99, 74, 63, 60,
];
const SMALL = [42, 53, 41, 54, 41, 35, 48, 54, 28, 25, 52, 27, 80, 55, 50, 54, 53, 39, 35, 35, 54, 47, 73, 48, 47, 42];
const OTHER = 27;
const [A, a] = [65, 97];
const widthOfLetter = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  return CAPITALS[code - A] ?? SMALL[code - a] ?? OTHER;
};

export const textOf = ({ text, kind }: Pick<Named, 'text' | 'kind'>): string =>
  kind === 'large' ? text.toUpperCase() : text;
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const widthOf = (name: Pick<Named, 'text' | 'kind'>): number => {
  const [size, apart] = LETTERS[name.kind];
  return Array.from(bare(textOf(name))).reduce((sum, letter) => sum + (widthOfLetter(letter) / 100 + apart) * size, 0);
};

/** Relative to the size of letters: how far they reach above and below their line. */
const RISE = 0.74;
const HANG = 0.1;

export const boxOf = (
  { at: [x, y], ...name }: Pick<Named, 'at' | 'text' | 'kind'>,
  [dx, dy, anchor]: LabelPlace,
): Box => {
  const width = widthOf(name);
  const [size] = LETTERS[name.kind];
  const left = x + dx - (anchor === 's' ? 0 : anchor === 'e' ? width : width / 2);
  return { left, right: left + width, top: y + dy - RISE * size, bottom: y + dy + HANG * size };
};

export const touches = (p: Box, q: Box): boolean =>
  p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
/** Does a name lie over the disc of another? */
export const covers = (box: Box, { at: [x, y], disc: [rx, ry] }: Pick<Named, 'at' | 'disc'>): boolean => {
  const dx = Math.max(box.left - x, 0, x - box.right) / rx;
  const dy = Math.max(box.top - y, 0, y - box.bottom) / ry;
  return dx * dx + dy * dy < 0.9;
};

const GAP = 3;
/** How far a name may be moved along the side of its disc. */
const ALONG_PX = 16;
const ALONG = [0.5, -0.5, 1, -1] as const;
/** Around the disc: right, left, below, above, and between; then a little farther along each side. */
const around = ({ disc: [rx, ry], kind }: Named): LabelPlace[] => {
  const [size] = LETTERS[kind];
  const [aside, middle] = [rx + GAP, size * 0.33];
  const [below, above] = [ry + GAP + RISE * size, -ry - GAP - HANG * size];
  return [
    [aside, middle, 's'],
    [-aside, middle, 'e'],
    [0, below + 3, 'm'],
    [0, above, 'm'],
    [aside * 0.7, below, 's'],
    [-aside * 0.7, below, 'e'],
    [aside * 0.7, above, 's'],
    [-aside * 0.7, above, 'e'],
    ...ALONG.flatMap((far): LabelPlace[] => [
      [aside, middle + far * ry, 's'],
      [-aside, middle + far * ry, 'e'],
    ]),
    ...ALONG.flatMap((far): LabelPlace[] => [
      [far * ALONG_PX, below + 3, 'm'],
      [far * ALONG_PX, above, 'm'],
    ]),
  ];
};

/** The place of each name, in the given order; none for a name without room. */
export const labels = (all: readonly Named[], taken: readonly Box[] = []): (LabelPlace | undefined)[] => {
  const boxes = [...taken];
  const out: (LabelPlace | undefined)[] = all.map(() => undefined);
  const isFree = (name: Named, place: LabelPlace): boolean => {
    const box = boxOf(name, place);
    return !boxes.some((b) => touches(box, b)) && !all.some((other) => other !== name && covers(box, other));
  };
  const order = [...all.keys()].sort((i, j) => all[j]!.weight - all[i]!.weight);
  const put = (i: number, places: readonly LabelPlace[]): void => {
    const place = places.find((p) => isFree(all[i]!, p));
    if (!place) return;
    out[i] = place;
    boxes.push(boxOf(all[i]!, place));
  };
  // First all that can stand where they were solved, so that one that cannot does not drive others away.
  for (const i of order) if (all[i]!.solved) put(i, [all[i]!.solved!]);
  for (const i of order) if (!out[i]) put(i, around(all[i]!));
  return out;
};
