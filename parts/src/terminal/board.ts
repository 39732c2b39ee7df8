import type { Catalog } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';

/** How one game is shown in a terminal. Everything else is the same for every game. */
export interface Terminal<V> {
  /** Words of its own, by language. */
  readonly messages?: Readonly<Record<string, Catalog>>;
  /** A picture in so many columns, if it can be drawn in them; what may be picked now is set off. */
  draw(view: V, speak: Speaker, offered: ReadonlySet<string>, columns: number): string[];
  /** Columns below which there is no picture. */
  readonly narrowest: number;
  /** The same in sentences, for screen readers and pipes. */
  list(view: V, speak: Speaker): string[];
  /** All there is to say about one thing, for `look`; nothing where the board does not know it. */
  describe(view: V, ref: string, speak: Speaker): string[] | undefined;
  /** A few lines in place of the picture while `moment` stays the same, where the picture is long. */
  brief?(view: V, speak: Speaker): string[];
  /** Refs that `look` knows. */
  readonly refs: readonly string[];
  /** The same, where they come and go. */
  known?(view: V): readonly string[];
  /** Changes when a reader of sentences wants to hear the whole position again. */
  moment(view: V): string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of boards holds views that have nothing in common
export type AnyTerminal = Terminal<any>;
