/** What threads are asked to do, and what they answer. */
import type { Input, Msg, Pack, Question, Seat } from '@tabularium/kernel';
import type { NewSeat, TableFile, Visibility } from '@tabularium/protocol';

/** What a bot would do. It is given what its seat sees, and nothing else. */
export interface ChooseJob {
  readonly t: 'choose';
  readonly game: string;
  /** What the table is played with; by its name alone where the thread has had it before. */
  readonly pack?: Pack | string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question;
  /** Names the bot, which may remember earlier questions of the same game. */
  readonly memory: string;
  readonly seed: string;
}

/** Is this the text of a request to import a game, and is the game what the rules make of it? */
export interface CheckJob {
  readonly t: 'check';
  readonly text: string;
  readonly secret: string;
}

export type Job = ChooseJob | CheckJob;

/** What a request to import says besides the file. */
export interface ImportRest {
  readonly name: string | undefined;
  readonly visibility: Visibility;
  readonly answerTime: number | undefined;
  readonly seats: readonly NewSeat[] | undefined;
}

export type Checked =
  | {
      readonly ok: true;
      readonly request: ImportRest;
      readonly file: TableFile;
      /** This server wrote it. */
      readonly sealed: boolean;
      readonly verified: boolean;
    }
  | { readonly ok: false; readonly reason: 'malformed' }
  | { readonly ok: false; readonly reason: 'badFile' | 'unchecked'; readonly why: readonly Msg[] };

export interface Results {
  readonly choose: Input;
  readonly check: Checked;
}

export type Reply =
  | { readonly ok: true; readonly result: Input | Checked }
  | { readonly ok: false; readonly error: string };

/** What a thread says when it has a job and all that is needed for it. */
export const READY = 'ready';
