import type { Outcome } from './state.ts';

/**
 * What a finished game leaves for the history of those who played it, besides how it ended: keys and numbers, never words.
 * It is read from what everybody may see.
 */
export interface Account {
  /** What was played of several things, as a ref that the game's words name, or as `option:value`; missing if there is but one. */
  readonly scenario?: string;
  /** By seat: what it played, as refs. */
  readonly sides?: readonly (readonly string[])[];
  /** By seat, from 1, where the game tells more apart than who has won. Those who share a place have the same number. */
  readonly ranks?: readonly number[];
  readonly turns?: number;
  /** By seat: promises that bound and were kept or broken, as far as everybody knows of them. */
  readonly words?: readonly KeptWords[];
}

export interface KeptWords {
  readonly kept: number;
  readonly broken: number;
}

/** `view` is that of the public eye after the last input. */
export type AccountOf<V> = (view: V, over: Outcome) => Account;
