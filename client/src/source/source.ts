/** Where a game lives, so that the table need not care: in this browser, or on a server. */
import type { Answer as Said, Eye, GameFile, InputArg, Msg, Seat } from '@tabularium/kernel';
import type { FunctionComponent } from 'preact';
import type { Answering } from '../table/use-answer.ts';
import type { ChatLine, Person, Proposal, RecordEntry, Scene, TableInfo, VoteNews } from '@tabularium/protocol';

export type Link = 'here' | 'opening' | 'live' | 'lost' | 'gone';

/** What is asked of people around one screen before all eyes. */
export interface Aloud {
  readonly seats: readonly Seat[];
  readonly prompt: Msg;
  /** Each answers for all of them. */
  readonly answers: readonly Said[];
}

/** What somebody has said. */
export type SaidLine = ChatLine & { readonly by: Person };
/** What has become of a vote. */
export interface NewsLine {
  readonly n: number;
  readonly at: number;
  readonly vote: VoteNews;
}

/** Somebody is writing in a room. */
export interface Writing {
  readonly by: Seat;
  readonly room: ChatLine['room'];
}

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
  readonly chat: readonly SaidLine[];
  /** What has become of votes, in order. */
  readonly votes?: readonly NewsLine[];
  /** Who else is writing, where people sit at screens of their own. */
  readonly writing?: readonly Writing[];
  /** Said or done here, and not yet confirmed. */
  readonly sending: number;
  /** The seat for whom the screen is covered, until that person has sat down. */
  readonly curtain?: Seat;
  /** Whoever is to sit down there keeps the screen while others answer aloud. */
  readonly keeps?: boolean;
  /** Who is asked may answer aloud, or sit down: on the open table, or asked by whoever keeps the screen (`isHeld`). */
  readonly aloud?: Aloud;
  readonly isHeld?: true;
  /** Whoever sits at the screen is not asked, and others are. */
  readonly mayStandUp?: true;
  /** People who look on. */
  readonly spectators?: number;
}

export interface No {
  readonly reason: Msg;
  readonly rules: readonly string[];
}
/** `undefined` if it was done, else why not. */
export type Answer = No | undefined;

/** What stands over a table besides what every table has. */
export type Beside = FunctionComponent<{ readonly source: TableSource; readonly answer: Answering }>;

export interface TableSource {
  readonly kind: 'local' | 'remote';
  readonly Beside?: Beside;
  /** Why the table cannot be opened, even before anything of it was seen. */
  readonly reason?: Msg | undefined;
  /** `undefined` until the table has been opened. */
  get(): Screen | undefined;
  subscribe(listener: () => void): () => void;
  act(verb: string, arg?: InputArg): Promise<Answer>;
  undo(): Promise<Answer>;
  say(room: 'table' | readonly Seat[], text: string): Promise<Answer>;
  /** Something is being written in this room. */
  writes(room: 'table' | readonly Seat[]): void;
  /** Proposes something to those who play; where nobody else must agree, it is done. */
  propose(about: Proposal): Promise<Answer>;
  /** What this person thinks of a vote that is open. */
  voice(vote: number, say: 'agree' | 'refuse' | 'none'): Promise<Answer>;
  /** Takes the own seat back from a bot. */
  takeBack(): Promise<Answer>;
  /** The eyes through which this person may look at the game, the own one first. */
  eyes(): readonly Eye[];
  /** The position after `at` inputs as `eye` saw it. */
  history(at: number, eye: Eye): Promise<Scene>;
  file(): Promise<GameFile>;
  /** Answers for everybody who is asked aloud. */
  sayAloud(said: Said): Promise<Answer>;
  /** The next person has sat down; of several, this one. */
  unveil(seat?: Seat): void;
  /** Somebody keeps the screen while others answer aloud, or does so no longer. */
  keepScreen(seat: Seat, keeps: boolean): void;
  /** Whoever sat down without being asked, or keeps the screen, gives it back. */
  standUp(): void;
  close(): void;
}
