/** What the table hands to the sheet. The sheet only draws: what may be chosen, and clicks, are the table's business. */
import type { Msg, Seat } from '@tabularium/kernel';
import type { RomeView } from '../rules/view.ts';

/** Name of a ref or text of a key, in the reader's language. */
export type Say = (key: string, args?: Msg['a']) => string;

export interface SheetProps {
  readonly view: RomeView;
  readonly say: Say;
  /** Names of the people and bots, by seat. */
  readonly players: readonly string[];
  /** How each seat looks: the name of a mark. */
  readonly looks: readonly string[];
  /** Whose eyes these are; nobody's for one who only watches. */
  readonly me: Seat | undefined;
  /** Who is waited for. */
  readonly asked: readonly Seat[];
}
