/** What the shell gives to the drawing of a game. A drawing only draws, and tags what it draws with `data-ref`. */
import type { Msg, SaidLine, Seat } from '@tabularium/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Later } from './later.tsx';
import type { SeatLook } from './look.ts';

/** What a thing is called, or a sentence of the game, in the reader's language. */
export type Say = (key: string, args?: Msg['a']) => string;

/** What supports a chosen act, what stands against it, and the place it is aimed at. */
export interface Lit {
  readonly own: readonly string[];
  readonly enemy: readonly string[];
  readonly chosen?: string;
}

/** What a form that is being filled draws on the board. */
export interface Drawn {
  /** What it is aimed at. */
  readonly target?: string;
  /** From where it starts to what it is aimed at. */
  readonly route?: readonly string[];
  readonly bySea?: boolean;
  /** How many cards wait at the start of it. */
  readonly cards?: number;
  /** Other ways, each to be pressed by a ref of its own. */
  readonly others?: readonly { readonly ref: string; readonly path: readonly string[]; readonly bySea?: boolean }[];
  /** A few words at a place, or half way between two. */
  readonly pills?: readonly {
    readonly at: string | readonly [string, string];
    readonly text: string;
    readonly tone: 'risk' | 'fact';
  }[];
  /** Where it can be met. */
  readonly meets?: readonly string[];
  /** How likely it succeeds at each thing that is offered, from 0 to 1. */
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
  /** What is seen of the drawing, for a board that keeps its size. */
  readonly seen?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly layers: { readonly routes: boolean; readonly names: boolean };
  /** What the form that is open shows on it. */
  readonly drawn?: Drawn;
}

/** For a panel that lies on a board. */
export interface PanelProps<V> {
  readonly view: V;
  readonly say: Say;
  /** Of the form that is being filled. */
  readonly drawn?: Drawn;
  /** What lies under the pointer, or has the focus. */
  readonly on?: string;
}
export interface BoardPanel<V> {
  readonly at: 'left-top' | 'left-bottom' | 'right-top';
  readonly Panel: ComponentType<PanelProps<V>>;
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

/** The things of a board as a table: to be read, searched and pressed instead of the drawing. */
export interface BoardTable {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly ref: string;
    readonly cells: readonly string[];
    /** The keys of the filters that show it. */
    readonly in: readonly string[];
  }[];
  /** Which rows can be shown alone. */
  readonly filters: readonly { readonly key: string; readonly name: string }[];
}

/** A board of a game and what the shell must know to show it. */
export interface GameBoard<V> {
  /** What it is drawn from, if that is loaded when it is first needed: before, nothing of it is asked for. */
  readonly drawing?: Later<unknown>;
  readonly Board: ComponentType<BoardProps<V>>;
  /** What lies under it and seldom changes, on a sheet of its own. */
  readonly Ground?: ComponentType<{ readonly view: V }>;
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Pixels for a unit, below which it cannot be read. */
  readonly leastScale?: number;
  /** Marks and names have the same size however close the board is: it is told the scale exactly. */
  readonly keepsSize?: boolean;
  /** Pixels for a unit, with which a small screen begins. */
  readonly smallScale?: number;
  /** Where the buttons for looking closer stand; below on the left, unless it is said. */
  readonly tools?: 'left-top' | 'right-top';
  /** What lies on it. */
  readonly panels?: readonly BoardPanel<V>[];
  pointOf(ref: string): readonly [number, number] | undefined;
  /** Kinds of refs that stand for pieces: these are seen to slide from place to place. */
  readonly pieces?: readonly string[];
  /** Where a figure stands: a small screen looks there first when it is asked. */
  placeOf?(view: V, figure: string): string | undefined;
  /** The state of the game in a few numbers, over the board. */
  readonly Status?: ComponentType<{ readonly view: V; readonly say: Say }>;
  readonly Legend?: ComponentType<{ readonly say: Say }>;
  list?(view: V, say: Say): readonly BoardList[];
  /** The same as a table, in place of the drawing for whoever wants it. */
  table?(view: V, say: Say, drawn: Drawn | undefined): BoardTable;
  /** Things that the arrow keys go to, one after the other. */
  stops?(view: V): readonly string[];
  /** Where the key Home goes. */
  home?(view: V): string | undefined;
  /** A sentence or two about one of them. */
  describe?(view: V, ref: string, say: Say): string;
  risks?(view: V): Readonly<Record<string, number>>;
}
