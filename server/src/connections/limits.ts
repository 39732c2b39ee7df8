/** Limits on what clients may ask of the server. */
import { LIMITS as WIRE } from '@tabularium/protocol';
import type { Rate } from './bucket.ts';

export interface Limits {
  /** Messages on one connection; and what one seat does, through however many connections. */
  readonly messages: Rate;
  /** Requests from one address, and those of them (`openings`) that store something new or ask for a whole game. */
  readonly requests: Rate;
  readonly openings: Rate;
  /** Tables opened from one address: each is kept for months. */
  readonly tables: Rate;
  /** From one address: people that are made, and codes that are made or tried to sign another device in. */
  readonly people: Rate;
  readonly pairings: Rate;
  readonly passkeys: Rate;
  /** From one address: how often somebody says whether a finished game may be found. */
  readonly consents: Rate;
  /** Megabytes of game files from one address. */
  readonly imports: Rate;
  /** Uploads at the same time: in all, and from one address. */
  readonly uploads: number;
  readonly uploadsPerAddress: number;
  /** How long an upload may take. */
  readonly uploadMs: number;
  /** Bytes that all imported games may take up in the store, and how long an unused one is kept. */
  readonly importedBytes: number;
  readonly importedMs: number;
  /** How long a game that is over and untouched keeps its events as they are; then they are compressed. */
  readonly archiveMs: number;
  /** How long a table is kept at which nobody has ever moved, and one that was left in the middle of the game. */
  readonly unplayedMs: number;
  readonly abandonedMs: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** How often one address may connect to one table. Sending a whole long game is much work. */
  readonly arrivals: Rate;
  /** Bytes that may wait to be sent to one reader, and to all readers of one address. */
  readonly backlog: number;
  readonly backlogPerAddress: number;
  /** A reader that reads nothing for this long, although something waits, is disconnected. */
  readonly stallMs: number;
  readonly helloMs: number;
  readonly heartbeatMs: number;
  /** How long somebody must be away before a bot may play for them, at a table where nobody is timed. */
  readonly awayMs: number;
  /** How long a bot may think. */
  readonly botMs: number;
  /** At a table of bots only, they stop after this many inputs. */
  readonly botInputs: number;
}

const DAY_MS = 24 * 3600 * 1000;

export const LIMITS_BY_DEFAULT: Limits = {
  messages: { burst: 200, perSecond: 50 },
  requests: { burst: 400, perSecond: 50 },
  openings: { burst: 60, perSecond: 1 },
  tables: { burst: 1000, perSecond: 1 / 60 },
  people: { burst: 10, perSecond: 1 / 60 },
  pairings: { burst: 10, perSecond: 1 / 30 },
  passkeys: { burst: 20, perSecond: 1 / 10 },
  consents: { burst: 60, perSecond: 1 / 5 },
  imports: { burst: 200, perSecond: 1 / 30 },
  uploads: 200,
  uploadsPerAddress: 20,
  uploadMs: 20_000,
  importedBytes: 2 * 1024 * 1024 * 1024,
  importedMs: 90 * DAY_MS,
  archiveMs: 30 * DAY_MS,
  unplayedMs: 90 * DAY_MS,
  abandonedMs: Infinity,
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
