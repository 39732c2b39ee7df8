/** What the table hands to a board. The board only draws: what may be chosen, and clicks, are the table's business. */
import type { Seat } from '@tabularium/kernel';
import type { EmpiresView } from '../rules/view.ts';

/** Name of a ref or text of a key, in the reader's language. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps {
  readonly view: EmpiresView;
  readonly say: Say;
  /** Refs to light: what supports the chosen action, what opposes it, the chosen target. */
  readonly lit: { readonly own: readonly string[]; readonly enemy: readonly string[]; readonly chosen?: string };
  /** Pixels for a unit of the map, about. */
  readonly scale?: number;
  readonly layers: { readonly routes: boolean; readonly names: boolean };
}

/** Marks of the seats: colour, shape and pattern. */
const LOOKS = ['murex', 'minium', 'ochre', 'verdigris', 'lapis', 'caelum', 'rosa', 'umber'] as const;
export const lookOf = (seat: Seat): string => LOOKS[seat % LOOKS.length]!;
