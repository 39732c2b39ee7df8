import type { Below } from './rules.ts';

/** How one game ended: who won (-1 for nobody), after how many moves. */
export interface Ended {
  readonly winner: number;
  readonly moves: number;
}

/** Something that plays one game at random, every legal move as likely as any other, and every move checked or not. */
export interface Contender {
  readonly name: string;
  readonly play: (below: Below) => Ended;
}
