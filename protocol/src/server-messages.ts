/** Messages from the server. Nothing is sent before it is stored durably. */
import type { Diff, Msg, Offer, Seat } from '@tabularium/kernel';
import type { ChatLine, Person, RecordEntry, Scene, TableInfo } from './scene.ts';

export type ServerMessage<V = unknown> =
  /** The whole scene: after `hello`, after `resync`, or when a `step` cannot express the change. `record` and `chat` hold what came after event `since`. */
  | {
      readonly t: 'sync';
      readonly n: number;
      readonly seat: Person;
      readonly owner: boolean;
      readonly table: TableInfo;
      readonly scene: Scene<V>;
      readonly hash: string;
      /** `record` replaces all entries from input `from` on. */
      readonly from: number;
      readonly record: readonly RecordEntry[];
      readonly chat: readonly ChatLine[];
    }
  /** An input was made or undone. `hash` is the digest of the resulting scene. */
  | {
      readonly t: 'step';
      readonly n: number;
      readonly diff: Diff;
      readonly hash: string;
      readonly entry?: RecordEntry;
      /** The input that was undone; its entry is removed. */
      readonly undone?: number;
    }
  | { readonly t: 'table'; readonly n: number; readonly table: TableInfo }
  | { readonly t: 'chat'; readonly n: number; readonly line: ChatLine }
  /** Somebody is writing in a room of this viewer. It is not stored, and true for some seconds. */
  | { readonly t: 'writing'; readonly by: Seat; readonly room: ChatLine['room'] }
  /** The answer to a message with a nonce: it was carried out and stored. */
  | { readonly t: 'ok'; readonly nonce: string; readonly n: number }
  | {
      readonly t: 'no';
      readonly nonce: string;
      readonly reason: Msg;
      readonly rules: readonly string[];
      readonly offered: Readonly<Record<string, Offer>>;
    }
  /** Sent once, before the connection is closed. `problems` says what was wrong with a malformed message. */
  | { readonly t: 'bye'; readonly reason: Msg; readonly problems?: readonly Msg[] }
  | { readonly t: 'pong' };

/** The body of every HTTP answer that refuses a request. */
export interface Problem {
  readonly reason: Msg;
  readonly rules: readonly string[];
  readonly offered: Readonly<Record<string, Offer>>;
  /** All that is wrong, where there are several things or details. */
  readonly problems?: readonly Msg[];
}
