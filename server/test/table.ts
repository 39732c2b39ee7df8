/** A server for one test, and tables on it. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewSeat, OpenedTable, Problem } from '@tabularium/protocol';
import { onTestFinished } from 'vitest';
import { openData } from '../src/program/data.ts';
import { type Running, type ServerConfig, startServer } from '../src/program/start.ts';
import type { Store } from '../src/store/store.ts';
import { Client } from './client.ts';
import { toyGames } from './toy-games.ts';
import { soon } from './soon.ts';

/** The last that was begun is ended first. */
export const onEnd = (close: () => Promise<void> | void): void => onTestFinished(close);

export const tempFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-server-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export interface Logged {
  readonly event: string;
  readonly [fact: string]: unknown;
}

/** In the tests on Postgres a file's name stands for a schema there, so that a server finds again what another has left. */
export const dataFor = (file: string): string => {
  const url = process.env['TABULARIUM_TEST_POSTGRES'];
  return url === undefined ? file : `${url}?schema=t_${createHash('sha1').update(file).digest('hex').slice(0, 16)}`;
};

/** For tests about the SQLite file, its lock and its journal. */
export const isOnFile = process.env['TABULARIUM_TEST_POSTGRES'] === undefined;

/** A store on the database of the tests, for those that need no server. `file` is for those that open it again. */
export const openTestStore = async (file = join(tempFolder(), 'test.sqlite')): Promise<Store> => {
  const { store, unlock } = await openData(dataFor(file), { log: () => {}, isMute: false });
  onEnd(async () => {
    await store.close();
    unlock();
  });
  return store;
};

/** Ends with the test unless it has been closed before. */
export const startTest = async (config: ServerConfig = {}): Promise<Running & { data: string; logged: Logged[] }> => {
  const data = config.data ?? join(tempFolder(), 'test.sqlite');
  const logged: Logged[] = [];
  const log = (event: string, facts = {}): void => void logged.push({ event, ...facts });
  const server = await startServer({
    port: 0,
    games: toyGames,
    client: '/nowhere',
    downMs: Infinity,
    log,
    ...config,
    data: dataFor(data),
  });
  onEnd(() => server.close());
  return { ...server, data, logged };
};

export interface Answer<T> {
  readonly status: number;
  readonly body: T & Partial<Problem>;
  readonly text: string;
}

export const request = async <T = Record<string, unknown>>(
  url: string,
  path: string,
  { method = 'GET', body, token, owner }: { method?: string; body?: unknown; token?: string; owner?: string } = {},
): Promise<Answer<T>> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(owner !== undefined && { 'X-Owner': owner }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as T & Partial<Problem>,
  };
};

export const post = <T>(url: string, path: string, body: unknown, token?: string): Promise<Answer<T>> =>
  request<T>(url, path, { method: 'POST', body, ...(token !== undefined && { token }) });

export const people = (n: number): NewSeat[] => Array.from({ length: n }, (_, i) => ({ kind: 'human', name: `P${i}` }));

export const openTable = async (
  url: string,
  {
    game = 'toy-cards',
    seats = people(2),
    ...rest
  }: { game?: string; seats?: NewSeat[]; [more: string]: unknown } = {},
): Promise<OpenedTable> => {
  const { status, body, text } = await post<OpenedTable>(url, '/api/tables', { game, seats, ...rest });
  if (status !== 201) throw new Error(text);
  return body;
};

/** A table and a client on each seat that has a secret. */
export const seated = async (url: string, seats = 2, more: { [key: string]: unknown } = {}) => {
  const table = await openTable(url, { seats: people(seats), ...more });
  const clients = await Promise.all(table.seats.map((token) => join_(url, table.id, token)));
  // Whoever waits for somebody to be gone must not take them for gone because they have not come yet.
  const areThere = (): boolean => clients.every((c) => c.table.seats.every((s) => s.kind !== 'human' || s.online));
  await soon(() => assert(areThere()));
  return { table, clients };
};

const join_ = async (url: string, id: string, token: string | null): Promise<Client> => {
  const client = await Client.at(url, id, token);
  onEnd(() => client.close());
  return client;
};
export const watch = (url: string, id: string, token?: string | null): Promise<Client> => join_(url, id, token ?? null);

/** Everybody answers as it comes until the game is over or so many moves were made. */
export const playOn = async (
  clients: readonly Client[],
  most = 1000,
  choose?: (n: number) => number,
): Promise<number> => {
  for (let moves = 0; moves < most; moves++) {
    const next = clients.find((c) => c.isAsked());
    if (!next) return moves;
    const told = clients.map((c) => c.next('step'));
    const answer = await next.actAnyhow(choose);
    if (answer.t === 'no') throw new Error(JSON.stringify(answer));
    await Promise.all(told);
  }
  return most;
};
