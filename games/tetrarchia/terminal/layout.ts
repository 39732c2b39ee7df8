/** Where the places of Tetrarchia are on the map in the terminal: a plan with eight columns, like a metro map. */
import { idOf, type Point } from '@tabularium/parts/terminal';

/**
 * The column and row of each place. Linked places are neighbours here, straight or diagonally, so that lines stay
 * short.
 */
const PLAN: readonly string[] = [
  'II-F  II-1  II-2  .     .     III-F .     .    ',
  '.     II-4  II-3  III-6 III-3 III-1 .     IV-F ',
  '.     II-5  II-6  IT-1  III-2 III-4 III-5 IV-1 ',
  'I-5   I-6   .     IT-2  .     IV-6  IV-4  IV-2 ',
  'I-4   I-3   IT-6  IT-3  IT-4  IV-5  .     IV-3 ',
  'I-2   .     .     .     IT-5  .     V-5   V-6  ',
  'I-1   VI-5  VI-4  VI-6  .     .     V-2   V-4  ',
  'I-F   .     .     VI-3  VI-2  VI-1  V-1   V-3  ',
  '.     .     .     .     .     VI-F  V-F   .    ',
];

const ROW = 3;
export const HEIGHT = PLAN.length * ROW - 1;

const placed = PLAN.flatMap((row, r) =>
  row
    .trim()
    .split(/\s+/)
    .map((id, c): [PlaceRef, Point] => [`province:${id}`, [c, r]])
    .filter(([ref]) => idOf(ref) !== '.'),
);

export type PlaceRef = `province:${string}`;

/** Column and row in the plan. */
const SPOTS: Readonly<Record<string, Point>> = Object.fromEntries(placed);
export const PLACE_REFS: readonly PlaceRef[] = placed.map(([ref]) => ref);
export const spotOf = (ref: string): Point => SPOTS[ref]!;

/** Words on the map that belong to no place, by column and row: regions, and seas with their fleets. */
export const REGION_SPOTS: Readonly<Record<string, Point>> = {
  I: [1, 5],
  II: [0, 1],
  III: [3.5, 0],
  IV: [6.5, 0],
  V: [4.5, 6],
  VI: [1.5, 7],
  IT: [4, 3],
};
export const SEA_SPOTS: Readonly<Record<string, Point>> = { ATLANTICVM: [0, 2], INTERNVM: [2, 5], AEGAEVM: [5, 5] };
/** The line from Sardinia to Sicily is drawn above the words of the inner sea. */
export const isBelowLine = (sea: string): boolean => sea === 'INTERNVM';

const TAKEN = [...Object.values(SPOTS), ...Object.values(REGION_SPOTS), ...Object.values(SEA_SPOTS)];

/** The plan, scaled to a number of characters. */
export interface Layout {
  readonly width: number;
  /** The distance from one column to the next. */
  readonly column: number;
  /** Where the first column begins; the others begin one character farther to the right. */
  readonly left: number;
}

export const WIDE: Layout = { width: 98, column: 12, left: 1 };
export const NARROW: Layout = { width: 80, column: 10, left: 0 };

/** Where the mark of a spot begins; its name stands below it. */
export const corner = ({ column, left }: Layout, [c, r]: Point): Point => [
  c === 0 ? left : 1 + Math.round(c * column),
  r * ROW,
];

/** How many characters fit at a spot before they run into a neighbour or the edge. */
export const roomAt = (layout: Layout, spot: Point): number => {
  const { width, column } = layout;
  const [x] = corner(layout, spot);
  const next = TAKEN.filter(([c, r]) => r === spot[1] && c > spot[0]).map((s) => corner(layout, s)[0] - x - 1);
  return Math.min(2 * column - 1, width - x, ...next);
};

/** The way a link is drawn between two spots, ends included. */
export const route = (layout: Layout, one: Point, other: Point): Point[] => {
  const [from, to] = one[1] < other[1] || (one[1] === other[1] && one[0] < other[0]) ? [one, other] : [other, one];
  const [x, y] = corner(layout, from);
  const [toX, toY] = corner(layout, to);
  if (y === toY)
    return [
      [x, y],
      [toX, y],
    ];
  const middle = 4;
  if (from[0] === to[0])
    return [
      [x + middle, y + 1],
      [toX + middle, toY],
    ];
  const gap = toY - 1;
  if (to[0] === from[0] + 1)
    return [
      [x + 7, y + 1],
      [x + 7, gap],
      [toX + 1, gap],
      [toX + 1, toY],
    ];
  if (to[0] === from[0] - 1)
    return [
      [x + 1, y + 1],
      [x + 1, gap],
      [toX + 7, gap],
      [toX + 7, toY],
    ];
  // Farther away: first down, then along the row to the side of the other spot.
  return [
    [x + middle, y + 1],
    [x + middle, toY],
    [toX, toY],
  ];
};
