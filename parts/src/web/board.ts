/** What a game's `board/` supplies and what the shell gives it. A board only draws, and tags what it draws with `data-ref`. */
import type { Msg, Seat } from '@tabularium/kernel';
import type { ComponentType } from 'preact';

interface BoardProps<V> {
  readonly view: V;
  /** What a thing is called, or a sentence of the game. */
  say(key: string, args?: Msg['a']): string;
  /** What supports a chosen act, what stands against it, and the place it is aimed at. */
  readonly lit: { readonly own: readonly string[]; readonly enemy: readonly string[]; readonly chosen?: string };
  /** What answering with a ref costs, shown beside it. */
  readonly costs: Readonly<Record<string, number>>;
  /** How likely the next roll strikes a ref, when somebody asked. */
  readonly risks?: Readonly<Record<string, number>>;
  /** Pixels for a unit of the drawing, about: below `leastScale` nobody can read small letters. */
  readonly scale?: number;
  readonly layers: { readonly routes: boolean; readonly names: boolean };
}

export type BoardComponent<V> = ComponentType<BoardProps<V>>;

/** What the shell hands to a game's sheet, which stands in place of a board. */
export interface SheetProps<V> {
  readonly view: V;
  say(key: string, args?: Readonly<Record<string, string | number | readonly string[]>>): string;
  readonly players: readonly string[];
  readonly looks: readonly string[];
  readonly me: Seat | undefined;
  readonly asked: readonly Seat[];
}
