/** What the table hands to a board. The board only draws: what may be chosen, and clicks, are the table's business. */
import type { TetrarchiaView } from '../rules/view.ts';

/** Name of a ref or text of a key, in the reader's language. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps<V> {
  readonly view: V;
  readonly say: Say;
  /** Refs to light: what supports the chosen action, what opposes it, the chosen target. */
  readonly lit: { readonly own: readonly string[]; readonly enemy: readonly string[]; readonly chosen?: string };
  /** Cost of choosing a ref now, drawn as a small pill beside it. */
  readonly costs: Readonly<Record<string, number>>;
  /** Risks on demand: share of the next roll that hits each ref, drawn as small percentages. */
  readonly risks?: Readonly<Record<string, number>>;
  /** Pixels for a unit of the map, about: where it is small, letters are drawn larger. */
  readonly scale?: number;
  readonly layers: { readonly routes: boolean; readonly names: boolean };
}

export type TetrarchiaBoardProps = BoardProps<TetrarchiaView>;
