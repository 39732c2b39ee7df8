/** How much anybody may ask of the server. */
import { LIMITS as WIRE } from '@tabularium/protocol';
import type { Rate } from './bucket.ts';

export interface Limits {
  /** Messages on one connection. */
  readonly messages: Rate;
  /** Requests from one address, and those among them that make something new or ask for a whole game. */
  readonly requests: Rate;
  readonly openings: Rate;
  /** Megabytes of game files from one address. */
  readonly imports: Rate;
  /** Files that are on their way here at the same time: in all, and from one address. */
  readonly uploads: number;
  readonly uploadsPerAddress: number;
  /** How long a file may be on its way. */
  readonly uploadMs: number;
  /** Bytes that imported games may take up in the store, and how long one is kept at which nothing happens. */
  readonly importedBytes: number;
  readonly importedMs: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** How often one address may be shown one table from the beginning: all of a long game is much work. */
  readonly arrivals: Rate;
  /** Bytes that may wait for one reader who is slow, and for all of one address. */
  readonly backlog: number;
  readonly backlogPerAddress: number;
  /** A reader who takes nothing for so long, though something waits, is let go. */
  readonly stallMs: number;
  readonly helloMs: number;
  readonly heartbeatMs: number;
  /** How long somebody must be away before a bot may play for them, at a table where nobody is timed. */
  readonly awayMs: number;
  /** How long a bot may think. */
  readonly botMs: number;
  /** Inputs of a table at which only bots sit; then they stop. */
  readonly botInputs: number;
}

export const LIMITS_BY_DEFAULT: Limits = {
  messages: { burst: 200, perSecond: 50 },
  requests: { burst: 400, perSecond: 50 },
  openings: { burst: 60, perSecond: 1 },
  imports: { burst: 200, perSecond: 1 / 30 },
  uploads: 200,
  uploadsPerAddress: 20,
  uploadMs: 20_000,
  importedBytes: 2 * 1024 * 1024 * 1024,
  importedMs: 90 * 24 * 3600 * 1000,
  sockets: 10_000,
  socketsPerAddress: 500,
  arrivals: { burst: 60, perSecond: 1 },
  backlog: 8 * 1024 * 1024,
  backlogPerAddress: 24 * 1024 * 1024,
  stallMs: 30_000,
  helloMs: 10_000,
  heartbeatMs: 25_000,
  awayMs: 5 * 60_000,
  botMs: 10_000,
  botInputs: WIRE.inputs,
};
