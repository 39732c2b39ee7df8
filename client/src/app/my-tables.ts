/** Tables on a server that this person sits at: the secrets that open the seats stay on this device. */
import type { Secrets } from '../source/transport.ts';
import { keep, readKept } from './kept.ts';

export interface Tokens {
  readonly owner?: string;
  /** By seat. */
  readonly seats: Readonly<Record<number, string>>;
  /** Which of them this person plays, where it is not the first. */
  readonly own?: number;
}
export interface MyTable extends Tokens {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly visited: number;
  /** Since when the server does not know it. */
  readonly missing?: number;
}

const KEY = 'tables';
const NONE: Tokens = { seats: {} };

export const myTables = (): readonly MyTable[] => readKept<readonly MyTable[]>(KEY, []);
export const tokensOf = (id: string): Tokens => myTables().find((m) => m.id === id) ?? NONE;

/** What to speak with at a table: the secret of one's seat, and of having opened it. */
export const secretsFor = (id: string): Secrets => {
  const { seats, owner, own = -1 } = tokensOf(id);
  return { token: seats[own] ?? Object.values(seats)[0], owner };
};

interface Opened {
  readonly id: string;
  readonly owner?: string;
  readonly seats?: readonly (string | null)[];
}

const put = (table: MyTable): void => keep(KEY, [table, ...myTables().filter((m) => m.id !== table.id)]);

interface About {
  readonly game: string;
  readonly name: string;
}

/** Keeps what the server told about a table just opened; `own` is the seat of this person, the others are for links. */
export const rememberTable = (opened: Opened, { game, name }: About, own?: number): void => {
  const seats: Record<number, string> = { ...tokensOf(opened.id).seats };
  for (const [seat, token] of (opened.seats ?? []).entries()) if (token) seats[seat] = token;
  put({
    id: opened.id,
    game,
    name,
    ...(opened.owner !== undefined && { owner: opened.owner }),
    ...(own !== undefined && { own }),
    seats,
    visited: Date.now(),
  });
};

/** The secrets of a table open the same people's seats at the one where they play again, one further on. */
export const rememberRematch = (from: string, to: string, seats: number, { game, name }: About): void => {
  const { owner, seats: known, own = Number(Object.keys(known)[0]) } = tokensOf(from);
  if (owner === undefined && Object.keys(known).length === 0) return;
  const further = (seat: number): number => (seat + 1) % seats;
  put({
    id: to,
    game,
    name,
    ...(owner !== undefined && { owner }),
    ...(own in known && { own: further(own) }),
    seats: Object.fromEntries(Object.entries(known).map(([seat, token]) => [further(Number(seat)), token])),
    visited: Date.now(),
  });
};

export const rememberSeat = (id: string, seat: number, token: string, { game, name }: About): void => {
  const known = tokensOf(id);
  put({
    id,
    game,
    name,
    ...(known.owner !== undefined && { owner: known.owner }),
    seats: { [seat]: token },
    visited: Date.now(),
  });
};

export const forgetTable = (id: string): void =>
  keep(
    KEY,
    myTables().filter((m) => m.id !== id),
  );

/** A server may be without its tables for a while, before a backup is put back: secrets are not thrown away at once. */
const PATIENCE_MS = 30 * 24 * 3600_000;

/** The server was asked for these tables, and knows those. */
export const notePresence = (asked: readonly string[], there: ReadonlySet<string>, now: number): void => {
  const noted = myTables().map(({ missing, ...table }): MyTable => {
    if (!asked.includes(table.id)) return missing === undefined ? table : { ...table, missing };
    return there.has(table.id) ? table : { ...table, missing: missing ?? now };
  });
  keep(
    KEY,
    noted.filter(({ missing = now }) => now - missing < PATIENCE_MS),
  );
};

/** The secret opens nothing any more; who opened the table keeps that. */
export const forgetSeat = (id: string, token: string): void => {
  const table = myTables().find((m) => m.id === id);
  if (!table) return;
  const seats = Object.fromEntries(Object.entries(table.seats).filter(([, t]) => t !== token));
  if (Object.keys(seats).length > 0 || table.owner !== undefined) put({ ...table, seats });
  else forgetTable(id);
};
