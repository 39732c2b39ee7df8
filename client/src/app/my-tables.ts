/** Tables on a server at which this person sits, with the secret tokens of the seats. The tokens stay on this device. */
import type { Secrets } from '../source/transport.ts';
import { keep, readKept } from './kept.ts';

export interface Tokens {
  readonly owner?: string;
  /** By seat. */
  readonly seats: Readonly<Record<number, string>>;
  /** Which of the seats this person plays, if not the first. */
  readonly own?: number;
}
export interface MyTable extends Tokens {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly visited: number;
  /** Since when the server has not known the table. */
  readonly missing?: number;
}

const KEY = 'tables';
const NONE: Tokens = { seats: {} };

export const myTables = (): readonly MyTable[] => readKept<readonly MyTable[]>(KEY, []);
export const tokensOf = (id: string): Tokens => myTables().find((m) => m.id === id) ?? NONE;

const SESSION = 'session';
/** The secret of this device, if its person is known on several. */
export const session = (): string | undefined => readKept<string | null>(SESSION, null) ?? undefined;
export const keepSession = (secret: string | null): void => keep(SESSION, secret);

const WAITING = 'waiting';
/** The tables that the icon of the installed page counts: they wait for this person, as far as is known. */
export const tablesWaiting = (): readonly string[] => readKept<readonly string[]>(WAITING, []);
export const keepTablesWaiting = (tables: readonly string[]): void => keep(WAITING, tables);

/** The secrets to use at a table: that of one's seat, that of having opened the table, and that of this device. */
export const secretsFor = (id: string): Secrets => {
  const { seats, owner, own = -1 } = tokensOf(id);
  return { token: seats[own] ?? Object.values(seats)[0], owner, person: session() };
};

interface Opened {
  readonly id: string;
  readonly owner?: string;
  readonly seats?: readonly (string | null)[];
}

const remember = (table: MyTable): void => keep(KEY, [table, ...myTables().filter((m) => m.id !== table.id)]);

interface About {
  readonly game: string;
  readonly name: string;
}

/** Keeps what the server told about a table just opened; `own` is the seat of this person, the others are for links. */
export const rememberTable = (opened: Opened, { game, name }: About, own?: number): void => {
  const seats: Record<number, string> = { ...tokensOf(opened.id).seats };
  for (const [seat, token] of (opened.seats ?? []).entries()) if (token) seats[seat] = token;
  remember({
    id: opened.id,
    game,
    name,
    ...(opened.owner !== undefined && { owner: opened.owner }),
    ...(own !== undefined && { own }),
    seats,
    visited: Date.now(),
  });
};

/** At a rematch the same tokens are valid for the same people, one seat further on. */
export const rememberRematch = (from: string, to: string, seats: number, { game, name }: About): void => {
  const { owner, seats: known, own = Number(Object.keys(known)[0]) } = tokensOf(from);
  if (owner === undefined && Object.keys(known).length === 0) return;
  const further = (seat: number): number => (seat + 1) % seats;
  remember({
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
  remember({
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

/** Tokens are kept for a while after a server no longer knows a table, because a backup may bring it back. */
const PATIENCE_MS = 30 * 24 * 3600_000;

/** Notes which of the tables that a server was asked for it knows (`there`). */
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

/** Forgets the token of a seat, which is no longer valid. Whoever opened the table stays its owner. */
export const forgetSeat = (id: string, token: string): void => {
  const table = myTables().find((m) => m.id === id);
  if (!table) return;
  const seats = Object.fromEntries(Object.entries(table.seats).filter(([, t]) => t !== token));
  if (Object.keys(seats).length > 0 || table.owner !== undefined) remember({ ...table, seats });
  else forgetTable(id);
};
