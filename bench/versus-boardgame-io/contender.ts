import type { Below } from './rules.ts';

/** How a game ended: who won (-1 for nobody), and after how many moves. */
export interface Ended {
  readonly winner: number;
  readonly moves: number;
}

/** Something that plays one random game. Every legal move is equally likely; moves may or may not be checked. */
export interface Contender {
  readonly name: string;
  readonly play: (below: Below) => Ended;
}
