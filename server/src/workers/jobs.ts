/** The messages between the server and its worker threads. */
import type { Input, Msg, Pack, Question, Seat } from '@tabularium/kernel';
import type { NewSeat, TableFile, Visibility } from '@tabularium/protocol';

/** Asks a bot for its answer. It is given what its seat sees and nothing else. */
export interface ChooseJob {
  readonly t: 'choose';
  readonly game: string;
  /** The content pack of the table, or only its name if this thread has received it before. */
  readonly pack?: Pack | string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question;
  /** Identifies the bot instance, which may remember earlier questions of the same game. */
  readonly memory: string;
  readonly seed: string;
}

/** Checks the text of an import request: its shape, and whether the rules confirm the game. */
export interface CheckJob {
  readonly t: 'check';
  readonly text: string;
  readonly secret: string;
}

export type Job = ChooseJob | CheckJob;

/** The fields of an import request besides the file. */
export interface ImportRest {
  readonly name: string | undefined;
  readonly visibility: Visibility;
  readonly answerTime: number | undefined;
  readonly bank: number | undefined;
  readonly seats: readonly NewSeat[] | undefined;
}

export type Checked =
  | {
      readonly ok: true;
      readonly request: ImportRest;
      readonly file: TableFile;
      /** It carries a valid seal of this server. */
      readonly sealed: boolean;
      readonly verified: boolean;
    }
  | { readonly ok: false; readonly reason: 'malformed' | 'badFile' | 'unchecked'; readonly why: readonly Msg[] };

export interface Results {
  readonly choose: Input;
  readonly check: Checked;
}

export type Reply =
  | { readonly ok: true; readonly result: Input | Checked }
  | { readonly ok: false; readonly error: string };

/** A thread sends this when it has loaded everything for a job and begins with it. */
export const READY = 'ready';
