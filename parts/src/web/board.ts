/** What the shell gives to the drawing of a game. A drawing only draws, and tags what it draws with `data-ref`. */
import type { Msg, SaidLine, Seat } from '@tabularium/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { SeatLook } from './look.ts';

/** What a thing is called, or a sentence of the game, in the reader's language. */
export type Say = (key: string, args?: Msg['a']) => string;

/** What supports a chosen act, what stands against it, and the place it is aimed at. */
export interface Lit {
  readonly own: readonly string[];
  readonly enemy: readonly string[];
  readonly chosen?: string;
}

/** What a form that is open shows on the board. Places are named by their refs. */
export interface Drawn {
  /** Where it leads. */
  readonly target?: string;
  /** The chosen way, from its start to the target. */
  readonly route?: readonly string[];
  readonly bySea?: boolean;
  /** Other ways. Whatever is drawn for one has its ref, which the form takes when it is pressed. */
  readonly others?: readonly {
    readonly ref: string;
    readonly path: readonly string[];
    readonly bySea?: boolean;
  }[];
  /** Short notes at a place, or between two. */
  readonly pills?: readonly {
    readonly at: string | readonly [string, string];
    readonly text: string;
    readonly tone: 'risk' | 'fact';
  }[];
  /** Where it can be met on its way. */
  readonly meets?: readonly string[];
  /** The chance at each place that may be chosen, from 0 to 1. */
  readonly chances?: Readonly<Record<string, number>>;
}

/** For a board: a drawing that can be moved and zoomed. */
export interface BoardProps<V> {
  readonly view: V;
  readonly say: Say;
  readonly lit: Lit;
  /** What answering with a ref costs, shown beside it. */
  readonly costs: Readonly<Record<string, number>>;
  /** How likely the next roll strikes a ref, if the reader wants to see that. */
  readonly risks?: Readonly<Record<string, number>>;
  /** About how many pixels a unit of the drawing has; below `leastScale` small letters cannot be read. */
  readonly scale?: number;
  /** What the form that is open shows on it. */
  readonly drawn?: Drawn;
  readonly layers: { readonly routes: boolean; readonly names: boolean };
}

/** What one input put on record. */
export interface Recorded {
  /** Which input, from 1; 0 is the set-up. */
  readonly input: number;
  readonly lines: readonly Pick<SaidLine, 'm' | 'dice' | 'drawn' | 'because'>[];
}

/** For a sheet: a page that stands in place of a board. */
export interface SheetProps<V> {
  readonly view: V;
  readonly say: Say;
  /** Names of the people and bots, by seat. */
  readonly players: readonly string[];
  readonly looks: readonly SeatLook[];
  /** The seat of whoever looks; `undefined` for a spectator. */
  readonly me: Seat | undefined;
  /** Who is waited for. */
  readonly asked: readonly Seat[];
  /** Everything that was put on record up to the position that is shown. */
  readonly record?: readonly Recorded[];
  /** The view after so many inputs. */
  readonly recall?: (input: number) => Promise<V>;
  /** A large form that is open: the sheet makes room for it and shows the rest in short. */
  readonly form?: ComponentChildren;
}

/** Rows of a list that says in words what the board shows. */
export interface BoardList {
  readonly title: string;
  readonly rows: readonly string[];
}

/** A board of a game and what the shell must know to show it. */
export interface GameBoard<V> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** What lies under it and never changes: it is drawn once. */
  readonly Ground?: ComponentType;
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Pixels for a unit, below which it cannot be read. */
  readonly leastScale?: number;
  pointOf(ref: string): readonly [number, number] | undefined;
  /** Kinds of refs that stand for pieces: these are seen to slide from place to place. */
  readonly pieces?: readonly string[];
  /** Where a figure stands: a small screen looks there first when it is asked. */
  placeOf?(view: V, figure: string): string | undefined;
  /** The state of the game in a few numbers, over the board. */
  readonly Status?: ComponentType<{ readonly view: V; readonly say: Say }>;
  readonly Legend?: ComponentType<{ readonly say: Say }>;
  list?(view: V, say: Say): readonly BoardList[];
  risks?(view: V): Readonly<Record<string, number>>;
}
