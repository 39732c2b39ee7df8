/** Where the places of Tetrarchia stand on the map in the terminal: a plan with eight columns, like that of a metro. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import type { Point } from './canvas.ts';

/** Column and row of each place. Linked places are neighbours here, straight or aslant, so that lines stay short. */
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

const COLUMN = 12;
const ROW = 3;
export const WIDTH = 98;
export const HEIGHT = PLAN.length * ROW - 1;

const placed = PLAN.flatMap((row, r) =>
  row
    .trim()
    .split(/\s+/)
    .map((id, c) => [id, [c, r]] as const)
    .filter(([id]) => id !== '.'),
);

/** Column and row in the plan. */
const SPOTS: Readonly<Record<string, Point>> = Object.fromEntries(placed);
export const PLACE_IDS: readonly string[] = placed.map(([id]) => id);

/** Where the mark of a spot begins; its name is below it. */
export const corner = ([column, row]: Point): Point => [1 + column * COLUMN, row * ROW];
export const spotOf = (id: string): Point => SPOTS[id]!;

/** Words on the map that belong to no place, by column and row: regions, and seas with their fleets. */
export const REGION_SPOTS: Readonly<Record<string, Point>> = {
  I: [1, 5],
  II: [0, 1],
  III: [3.5, 0],
  IV: [6, 1],
  V: [4.5, 6],
  VI: [1.5, 7],
  IT: [4, 3],
};
export const SEA_SPOTS: Readonly<Record<string, Point>> = { ATLANTICVM: [0, 2], INTERNVM: [2, 5], AEGAEVM: [5, 5] };
/** The line from Sardinia to Sicily passes above the words of the inner sea. */
export const isBelowLine = (sea: string): boolean => sea === 'INTERNVM';

interface Board {
  readonly links: readonly { readonly a: string; readonly b: string; readonly broken: boolean }[];
  readonly provinces: readonly {
    readonly id: string;
    readonly sea_zones: readonly string[];
    readonly capital_of: string | null;
    readonly wildcard_capital: boolean;
  }[];
  readonly barbarian_routes: Readonly<Record<string, { readonly path: readonly string[] }>>;
}

/** The board as the game's own data has it. */
const FILE = join(ROOT, 'games/tetrarchia/src/data/board.json');
export const BOARD = JSON.parse(readFileSync(FILE, 'utf8')) as Board;

/** The way a link is drawn between two spots, ends included. */
export const route = (one: Point, other: Point): Point[] => {
  const [[fromColumn, fromRow], [toColumn, toRow]] =
    one[1] < other[1] || (one[1] === other[1] && one[0] < other[0]) ? [one, other] : [other, one];
  const [x, y] = corner([fromColumn, fromRow]);
  const [toX, toY] = corner([toColumn, toRow]);
  if (fromRow === toRow)
    return [
      [x, y],
      [toX, y],
    ];
  const middle = 4;
  if (fromColumn === toColumn)
    return [
      [x + middle, y + 1],
      [toX + middle, toY],
    ];
  const gap = toY - 1;
  if (toColumn === fromColumn + 1)
    return [
      [x + 7, y + 1],
      [x + 7, gap],
      [toX + 1, gap],
      [toX + 1, toY],
    ];
  if (toColumn === fromColumn - 1)
    return [
      [x + 1, y + 1],
      [x + 1, gap],
      [toX + 7, gap],
      [toX + 7, toY],
    ];
  // Farther away: down, then along the row to the side of the other.
  return [
    [x + middle, y + 1],
    [x + middle, toY],
    [toX, toY],
  ];
};
