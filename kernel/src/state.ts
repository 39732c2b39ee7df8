import type { Chance } from './chance.ts';
import type { Seat } from './seat.ts';

/** A running procedure. Its code is found by name, so a game can be saved at any question and continued by a newer release. */
export interface Frame {
  readonly proc: string;
  node: string;
  readonly local: object;
  /** The local of the caller that receives the result; empty for none. */
  readonly into: string;
  readonly interrupt: boolean;
}

/** How a game ended. */
export interface Outcome {
  /** One of the module's endings. */
  readonly how: string;
  readonly winners: readonly Seat[];
  /** Points by seat, where the game counts them. */
  readonly points?: readonly number[];
}

/** A seat's wish not to be asked in a window until something happens. */
export interface Order {
  readonly by: Seat;
  readonly window: string;
  readonly until: string;
}

/** A result that was ordered: a number, or the name of what is to be drawn (`chit:5`) where the rules name what they draw. */
export type Rigged = number | string;
/** May stand last among the ordered results: any further draw is then an error. Without it, further draws are random. */
export const NO_MORE = 'no more';

/** Everything that a game consists of. Plain JSON. */
export interface State<G> {
  g: G;
  /** How many sit at the table, from seat 0. */
  readonly seats: number;
  stack: Frame[];
  readonly chance: Chance;
  /** Results that the next draws must give. Only tests and worked examples have any. */
  readonly rig: Rigged[];
  /** Inputs applied so far, and how many of them can no longer be taken back. */
  inputs: number;
  floor: number;
  orders: Order[];
  over?: Outcome;
}
