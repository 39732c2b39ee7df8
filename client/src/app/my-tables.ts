/** Tables on a server that this person sits at: the secrets that open the seats stay on this device. */
import type { Secrets } from '../source/transport.ts';
import { keep, readKept } from './kept.ts';

export interface Tokens {
  readonly owner?: string;
  /** By seat. */
  readonly seats: Readonly<Record<number, string>>;
}
export interface MyTable extends Tokens {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly visited: number;
}

const KEY = 'tables';
const NONE: Tokens = { seats: {} };

export const myTables = (): readonly MyTable[] => readKept<readonly MyTable[]>(KEY, []);
export const tokensOf = (id: string): Tokens => myTables().find((m) => m.id === id) ?? NONE;

/** What to speak with at a table: the secret of one's seat, and of having opened it. */
export const secretsFor = (id: string): Secrets => {
  const { seats, owner } = tokensOf(id);
  return { token: Object.values(seats)[0], owner };
};

interface Opened {
  readonly id: string;
  readonly owner?: string;
  readonly seats?: readonly (string | null)[];
}

const put = (table: MyTable): void => keep(KEY, [table, ...myTables().filter((m) => m.id !== table.id)]);

/** Keeps what the server told about a table just opened; `own` are the seats of this person, the others are for links. */
export const rememberTable = (opened: Opened, about: { readonly game: string; readonly name: string }): void => {
  const seats: Record<number, string> = { ...tokensOf(opened.id).seats };
  for (const [seat, token] of (opened.seats ?? []).entries()) if (token) seats[seat] = token;
  put({
    id: opened.id,
    ...about,
    ...(opened.owner !== undefined && { owner: opened.owner }),
    seats,
    visited: Date.now(),
  });
};

export const rememberSeat = (
  id: string,
  seat: number,
  token: string,
  about: { readonly game: string; readonly name: string },
): void => {
  const known = tokensOf(id);
  put({
    id,
    ...about,
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
