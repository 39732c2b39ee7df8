/** Where a game lives, so that the table need not care: in this browser, or on a server. */
import type { Eye, GameFile, InputArg, Msg, Seat } from '@tabularium/kernel';
import type { ChatLine, RecordEntry, Scene, TableInfo } from '@tabularium/protocol';

export type Link = 'here' | 'opening' | 'live' | 'lost' | 'gone';

/** All that the table shows. */
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
  /** Somebody else is to sit down at this screen first. */
  readonly curtain?: Seat;
  /** People who look on. */
  readonly spectators?: number;
}

export interface No {
  readonly reason: Msg;
  readonly rules: readonly string[];
}
/** Nothing when it was done; else why it was not. */
export type Answer = No | undefined;

export interface TableSource {
  readonly kind: 'local' | 'remote';
  /** Why it was closed to us, even before anything of it was seen. */
  readonly reason?: Msg | undefined;
  /** Nothing until the table has been opened. */
  get(): Screen | undefined;
  subscribe(listener: () => void): () => void;
  act(verb: string, arg?: InputArg): Promise<Answer>;
  undo(): Promise<Answer>;
  say(room: 'table' | readonly Seat[], text: string): Promise<Answer>;
  /** Consent that a bot plays for an absent seat. */
  handOver(seat: Seat, agree: boolean): Promise<Answer>;
  /** Who may be looked at the game as, this eye first. */
  eyes(): readonly Eye[];
  /** The position after `at` inputs as `eye` saw it. */
  history(at: number, eye: Eye): Promise<Scene>;
  file(): Promise<GameFile>;
  /** The next person has sat down. */
  unveil(): void;
  close(): void;
}
