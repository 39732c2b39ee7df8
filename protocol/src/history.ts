/** Finished games: what is kept of them, of a person's games, and of those that everybody may look at. */
import type { Account, KeptWords, Options, Seat } from '@tabularium/kernel';
import * as v from 'valibot';
import type { SeatInfo, TableInfo } from './scene.ts';

/** How it came out for a seat: won alone, won with others against the rest, or lost. Where all play together, all have won or lost. */
export type Came = 'won' | 'shared' | 'lost';

export interface PastSeat extends Pick<SeatInfo, 'kind' | 'name' | 'bot' | 'standsIn' | 'before'> {
  /** What it played, as refs of the game. */
  readonly sides: readonly string[];
  readonly came: Came;
  /** Its place, from 1, where the game tells more than who has won. */
  readonly rank?: number;
  readonly points?: number;
  /** Promises kept and broken that everybody knows of. */
  readonly words?: KeptWords;
}

/** A game that came to its end. */
export interface PastGame extends Pick<TableInfo, 'game' | 'version' | 'pack'>, Pick<Account, 'scenario' | 'turns'> {
  /** The table; missing if it was removed, or is nobody's business. */
  readonly table?: string;
  readonly name: string;
  /** Those that were not left as they are. */
  readonly options: Options;
  readonly how: string;
  readonly seats: readonly PastSeat[];
  /** Inputs that everybody may know of. */
  readonly inputs: number;
  readonly began: number;
  readonly ended: number;
  readonly rated?: true;
  /** It went on from a copy of another game or from a file, and is not counted. */
  readonly origin?: 'clone' | 'import';
}

/** How well somebody plays a game, as far as is known: very probably within `give` of `value`. */
export interface Rating {
  readonly value: number;
  readonly give: number;
  readonly games: number;
}

/** A person's own games of one kind, in numbers. */
export interface Tally extends KeptWords {
  readonly game: string;
  readonly scenario: string;
  readonly sides: readonly string[];
  readonly played: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
}

export interface MyPastGame extends PastGame {
  /** The seats that were the person's. */
  readonly mine: readonly Seat[];
  /** How the person's rating stood after it. */
  readonly rating?: Omit<Rating, 'games'>;
}

export interface MyHistory {
  readonly ratings: readonly (Rating & { readonly game: string })[];
  readonly tallies: readonly Tally[];
  readonly games: readonly MyPastGame[];
  /** Where the next page begins; missing on the last. */
  readonly next?: string;
}

export interface PublicGames {
  readonly games: readonly PastGame[];
  readonly next?: string;
}

/** What is known about how a table came out. */
export interface TableResult {
  readonly result?: PastGame;
  /** The seats whose people must agree before everybody may find it, and those that have. */
  readonly people: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly isPublic: boolean;
  /** Earlier games of the same people, by rematch; the latest first. */
  readonly earlier: readonly PastGame[];
  /** At a rated table: how those on the seats are rated now. */
  readonly ratings: readonly (Rating & { readonly seat: Seat })[];
}

/** Agrees that everybody may find a finished game, or takes that back. */
export const publishSchema = v.strictObject({ on: v.boolean() });
