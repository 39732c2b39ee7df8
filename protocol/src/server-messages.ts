/** What the server says. Nothing is said before it is durable. */
import type { Diff, Msg, Offer } from '@tabularium/kernel';
import type { ChatLine, Person, RecordEntry, Scene, TableInfo } from './scene.ts';

export type ServerMessage<V = unknown> =
  /** Everything: on arrival, after a long absence, or when the thread was lost. `record` and `chat` hold what came after event `since`. */
  | {
      readonly t: 'sync';
      readonly n: number;
      readonly seat: Person;
      readonly owner: boolean;
      readonly table: TableInfo;
      readonly scene: Scene<V>;
      readonly hash: string;
      /** Entries from input `from` on; any held from there on no longer count. */
      readonly from: number;
      readonly record: readonly RecordEntry[];
      readonly chat: readonly ChatLine[];
    }
  /** One input was made, or the last one taken back. `hash` is the digest of the scene that results. */
  | {
      readonly t: 'step';
      readonly n: number;
      readonly diff: Diff;
      readonly hash: string;
      readonly entry?: RecordEntry;
      /** The entry of this input no longer counts. */
      readonly undone?: number;
    }
  | { readonly t: 'table'; readonly n: number; readonly table: TableInfo }
  | { readonly t: 'chat'; readonly n: number; readonly line: ChatLine }
  /** The answer to a message with a nonce: what happened, durable. */
  | { readonly t: 'ok'; readonly nonce: string; readonly n: number }
  | {
      readonly t: 'no';
      readonly nonce: string;
      readonly reason: Msg;
      readonly rules: readonly string[];
      readonly offered: Readonly<Record<string, Offer>>;
    }
  /** Said once before the connection is closed. */
  | { readonly t: 'bye'; readonly reason: Msg }
  | { readonly t: 'pong' };

/** The body of every HTTP answer that is not what was asked for. */
export interface Problem {
  readonly reason: Msg;
  readonly rules: readonly string[];
  readonly offered: Readonly<Record<string, Offer>>;
  /** Where several things were wrong at once. */
  readonly problems?: readonly Msg[];
}
