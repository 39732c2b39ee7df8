// The rules of both games as plain functions that both sides call, so that only the frameworks differ.

/** A whole number from 0 up to, but not including, `n`. */
export type Below = (n: number) => number;

/** -1 for an empty cell, otherwise the seat that marked it. */
export type Cells = readonly number[];
export const EMPTY = -1;
export const CELLS = 9;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The seat that has a line, or -1. */
export const lineOf = (cells: Cells): number => {
  for (const [a, b, c] of LINES) {
    const seat = cells[a]!;
    if (seat !== EMPTY && seat === cells[b] && seat === cells[c]) return seat;
  }
  return -1;
};

export const isFull = (cells: Cells): boolean => !cells.includes(EMPTY);

/** A random empty cell, found without listing them all. */
export const chooseCell = (cells: Cells, below: Below): number => {
  let free = 0;
  for (const seat of cells) if (seat === EMPTY) free++;
  let left = below(free);
  for (let cell = 0; cell < CELLS; cell++) if (cells[cell] === EMPTY && left-- === 0) return cell;
  throw new Error('no cell is free');
};

/** Nim: take any number from one heap; whoever takes the last one wins. */
export type Heaps = readonly number[];
export const HEAPS = [3, 5, 7] as const;

export const isCleared = (heaps: Heaps): boolean => {
  for (const n of heaps) if (n > 0) return false;
  return true;
};

/** A random heap and how many to take from it, found without listing all possibilities. */
export const chooseTaking = (heaps: Heaps, below: Below): readonly [heap: number, n: number] => {
  let total = 0;
  for (const n of heaps) total += n;
  let left = below(total);
  for (let heap = 0; heap < heaps.length; heap++) {
    if (left < heaps[heap]!) return [heap, left + 1];
    left -= heaps[heap]!;
  }
  throw new Error('no heap is left');
};
