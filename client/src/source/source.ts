/** Where a game lives, so that the table need not care: in this browser, or on a server. */
import type { Eye, GameFile, InputArg, Msg, Seat } from '@tabularium/kernel';
import type { ChatLine, RecordEntry, Scene, TableInfo } from '@tabularium/protocol';

export type Link = 'here' | 'opening' | 'live' | 'lost' | 'gone';

/** Everything that the page of a table shows. */
export interface Screen {
  readonly link: Link;
  /** Why there is nothing to see, when the link is gone. */
  readonly reason?: Msg;
  readonly eye: Eye;
  readonly owner: boolean;
  readonly table: TableInfo;
  readonly scene: Scene;
  readonly record: readonly RecordEntry[];
  readonly chat: readonly ChatLine[];
  /** Said or done here, and not yet confirmed. */
  readonly sending: number;
  /** The seat for whom the screen is covered, until that person has sat down. */
  readonly curtain?: Seat;
  /** People who look on. */
  readonly spectators?: number;
}

export interface No {
  readonly reason: Msg;
  readonly rules: readonly string[];
}
/** `undefined` if it was done, else why not. */
export type Answer = No | undefined;

export interface TableSource {
  readonly kind: 'local' | 'remote';
  /** Why the table cannot be opened, even before anything of it was seen. */
  readonly reason?: Msg | undefined;
  /** `undefined` until the table has been opened. */
  get(): Screen | undefined;
  subscribe(listener: () => void): () => void;
  act(verb: string, arg?: InputArg): Promise<Answer>;
  undo(): Promise<Answer>;
  say(room: 'table' | readonly Seat[], text: string): Promise<Answer>;
  /** Consent that a bot plays for an absent seat. */
  handOver(seat: Seat, agree: boolean): Promise<Answer>;
  /** The eyes through which this person may look at the game, the own one first. */
  eyes(): readonly Eye[];
  /** The position after `at` inputs as `eye` saw it. */
  history(at: number, eye: Eye): Promise<Scene>;
  file(): Promise<GameFile>;
  /** The next person has sat down. */
  unveil(): void;
  close(): void;
}
