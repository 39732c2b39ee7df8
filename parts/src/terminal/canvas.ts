/** Characters on a grid: text with a style, and lines that know which way they run. */
import { type Style, styled } from './lines.ts';

interface Cell {
  readonly char: string;
  readonly style: Style | undefined;
}

const BLANK: Cell = { char: ' ', style: undefined };

/** Which arms a piece of line has: north, east, south, west. */
const GLYPHS: Readonly<Record<string, string>> = { EW: '─', NS: '│', ES: '╭', SW: '╮', NE: '╰', NW: '╯' };
const BROKEN: Readonly<Record<string, string>> = { ...GLYPHS, EW: '┄', NS: '┊' };

export type Point = readonly [x: number, y: number];

export class Canvas {
  private readonly cells: Cell[][];

  constructor(width: number, height: number) {
    this.cells = Array.from({ length: height }, () => Array.from({ length: width }, () => BLANK));
  }

  /** What does not fit is cut off. */
  text(x: number, y: number, text: string, style?: Style): void {
    for (const [i, char] of Array.from(text).entries()) this.put(x + i, y, { char, style });
  }

  at(x: number, y: number): string {
    return this.cells[y]?.[x]?.char ?? '';
  }

  /** A line through points that lie on rows and columns; its ends lead on to what stands there. */
  line(points: readonly Point[], broken: boolean, style?: Style): void {
    const glyphs = broken ? BROKEN : GLYPHS;
    const path = steps(points);
    for (let i = 1; i < path.length - 1; i++) {
      const arms = [armTo(path[i]!, path[i - 1]!), armTo(path[i]!, path[i + 1]!)];
      this.put(path[i]![0], path[i]![1], {
        char: glyphs[['N', 'E', 'S', 'W'].filter((a) => arms.includes(a)).join('')]!,
        style,
      });
    }
  }

  /** The rows, without blanks at their ends. */
  rows(): string[] {
    return this.cells.map((row) => {
      const end = row.findLastIndex((c) => c.char !== ' ') + 1;
      return runs(row.slice(0, end)).join('');
    });
  }

  private put(x: number, y: number, cell: Cell): void {
    const row = this.cells[y];
    if (row && x >= 0 && x < row.length) row[x] = cell;
  }
}

/** Every point on the way. */
const steps = (points: readonly Point[]): Point[] => {
  const out: Point[] = points.slice(0, 1);
  for (const [x, y] of points.slice(1)) {
    for (let [at, row] = out.at(-1)!; at !== x || row !== y; ) {
      at += Math.sign(x - at);
      row += Math.sign(y - row);
      out.push([at, row]);
    }
  }
  return out;
};

const armTo = ([x, y]: Point, [toX, toY]: Point): string => (toY < y ? 'N' : toX > x ? 'E' : toY > y ? 'S' : 'W');

/** Neighbours of one style are styled together, so that the text stays short. */
const runs = (cells: readonly Cell[]): string[] => {
  const out: string[] = [];
  for (let i = 0; i < cells.length; ) {
    const { style } = cells[i]!;
    let text = '';
    for (; i < cells.length && cells[i]!.style === style; i++) text += cells[i]!.char;
    out.push(style === undefined ? text : styled(style, text));
  }
  return out;
};
