import type { Because, Catalog, Seat } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';

/** How one game is shown in a terminal. Everything else is the same for every game. */
export interface Terminal<V> {
  /** Words of its own, by language. */
  readonly messages?: Readonly<Record<string, Catalog>>;
  /** A picture in so many columns, if it fits; what may be picked now is highlighted. */
  draw(view: V, speak: Speaker, offered: ReadonlySet<string>, columns: number): string[];
  /** Columns below which there is no picture. */
  readonly narrowest: number;
  /** The same in sentences, for screen readers and pipes. */
  list(view: V, speak: Speaker): string[];
  /** Everything about one thing, for the command `look`; `undefined` if the board does not know it. */
  describe(view: V, ref: string, speak: Speaker): string[] | undefined;
  /** A few lines in place of the picture while `moment` stays the same, where the picture is long. */
  brief?(view: V, speak: Speaker): string[];
  /** Why something will happen by itself, where nothing is asked but that it goes on. */
  ahead?(view: V): Because | undefined;
  /** Refs that `look` knows. */
  readonly refs: readonly string[];
  /** The same, for refs that come and go. */
  known?(view: V): readonly string[];
  /** Whom a seat plays; left out, it is named by its number. */
  seatName?(view: V, seat: Seat, speak: Speaker): string;
  /** When this changes, the whole position is described again to those who read sentences. */
  moment(view: V): string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of boards holds views that have nothing in common
export type AnyTerminal = Terminal<any>;
