/** What the page and the worker that studies a game say to each other. The worker is ended to stop it. */
import type { Interval, Point, Study } from '@tabularium/bots/study';
import type { GameFile, Seat } from '@tabularium/kernel';

export interface Asked {
  /** The whole game by turns, or the chances after one input. */
  readonly study: 'turns' | { readonly at: number };
  readonly file: GameFile;
  /** While the game goes on: only what this seat has seen. */
  readonly as?: Seat;
  /** Games to be played; missing: as many as the game asks for. */
  readonly rollouts?: number;
  /** What an earlier study has found. */
  readonly before?: readonly Point[];
}

export type Reply =
  | { readonly t: 'going'; readonly done: number; readonly of: number; readonly study: Study }
  | { readonly t: 'done'; readonly study: Study }
  | { readonly t: 'chances'; readonly chances: readonly Interval[] }
  /** It was begun under other rules, or nothing says what a turn is. */
  | { readonly t: 'cannot' }
  | { readonly t: 'failed'; readonly error: string };
