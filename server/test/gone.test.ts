/** Who has gone is gone: seats made free, connections that end in odd ways. */
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { TableInfo } from '@tabularium/protocol';
import type { Context } from 'hono';
import { expect, test, vi } from 'vitest';
import { tell } from '../src/showing/audience.ts';
import { openNotices } from '../src/notices/open.ts';
import { createApp } from '../src/http/app.ts';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { silent } from '../src/common/log.ts';
import { createTable } from '../src/opening/create.ts';
import { openMemory } from '../src/store/memory.ts';
import { Readers } from '../src/connections/readers.ts';
import { Tables } from '../src/tables/tables.ts';
import { Readiness } from '../src/http/ready.ts';
import { Client } from './client.ts';
import { onEnd, openTable, people, post, request, startTest } from './table.ts';
import { toyGames } from './toy-games.ts';
import { soon } from './soon.ts';

const dial = async (port: number, ...lines: readonly string[]): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  onEnd(() => void socket.destroy());
  socket.on('error', () => {});
  await new Promise((done) => socket.once('connect', done));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
};

/** A table with one open seat, and who has just taken it. */
const joined = async (url: string) => {
  const table = await openTable(url, { seats: [...people(1), { kind: 'open' }] });
  const join = (name: string) => post<{ token: string }>(url, `/api/tables/${table.id}/join`, { name });
  const { token } = (await join('Before')).body;
  const free = () => post(url, `/api/tables/${table.id}/free`, { t: 'free', nonce: 'free', seat: 1 }, token);
  return { table, token, join, free };
};

const infoOf = async (url: string, id: string): Promise<TableInfo> =>
  (await request<TableInfo>(url, `/api/tables/${id}`)).body as TableInfo;

test.each([
  ['say', { room: [0, 1], text: 'it is me' }],
  ['undo', {}],
  ['free', { seat: 1 }],
])('a request to %s that was begun before the seat changed hands is not carried out after it', async (deed, more) => {
  const { url, port } = await startTest();
  const { table, token, join, free } = await joined(url);
  const text = JSON.stringify({ t: deed, nonce: 'late', ...more });
  const socket = await dial(
    port,
    `POST /api/tables/${table.id}/${deed} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${token}`,
    `Content-Length: ${text.length}`,
  );
  let got = '';
  socket.on('data', (data) => (got += data));
  await sleep(50);
  expect((await free()).status).toBe(200);
  expect((await join('After')).status).toBe(201);
  socket.write(text);
  await soon(() => expect(got).toContain('{"t":"no","nonce":"late","reason":{"k":"server.freed"}'));
  expect((await infoOf(url, table.id)).seats[1]!.name).toBe('After');
});

test('who comes in again in the moment in which the seat is made free is sent away', async () => {
  const { url } = await startTest();
  const { table, token } = await joined(url);
  const first = await Client.at(url, table.id, table.seats[0]);
  const own = await Client.at(url, table.id, token);
  const others = Array.from({ length: 20 }, () => new Client(url));
  onEnd(() => [first, own, ...others].forEach((c) => c.close()));
  await Promise.all(others.map((c) => c.opened()));
  const ends = others.map((c) => c.closed());
  // The seat becomes free when the move is on the disk; by then all the others have shown the secret.
  void first.actAnyhow();
  own.send({ t: 'free', nonce: 'free', seat: 1 });
  for (const c of others) c.send({ t: 'hello', table: table.id, token });
  await Promise.all(ends);
  expect((await infoOf(url, table.id)).seats[1]).toEqual({ kind: 'open', name: '', before: ['Before'], online: false });
});

test('a stream of which the headers alone are asked for, or that is given up at once, makes nobody present', async () => {
  const { url, port } = await startTest();
  const table = await openTable(url);
  const path = `/api/tables/${table.id}/events`;
  const authorization = `Bearer ${table.seats[1]}`;
  await fetch(url + path, { method: 'HEAD', headers: { authorization } });
  for (let i = 0; i < 20; i++) {
    const socket = await dial(port, `GET ${path} HTTP/1.1`, 'Host: x', `Authorization: ${authorization}`);
    if (i % 2 === 1) await sleep(1);
    socket.destroy();
  }
  await soon(async () => expect((await infoOf(url, table.id)).seats[1]!.online).toBe(false));
});

test('a stream that nobody reads is cut off with all that waits for it, and counted until then', async () => {
  const tables = new Tables(openMemory(), toyGames, Date.now, silent);
  const limits = { ...LIMITS_BY_DEFAULT, backlog: 1_000_000, socketsPerAddress: 1 };
  const app = createApp({
    tables,
    notices: await openNotices(tables, {}),
    pool: undefined as never,
    limits,
    origins: [],
    files: new Map(),
    addressOf: () => 'here',
    carrierOf: (c: Context) => (c.env as HttpBindings).outgoing as never,
    sockets: () => 0,
    readers: new Readers(LIMITS_BY_DEFAULT, Date.now),
    readiness: new Readiness(),
    isOurHost: () => true,
    lag: () => 0,
  });
  const server = createServer(getRequestListener(app.fetch) as never).listen(0, '127.0.0.1');
  onEnd(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  const seats = people(2);
  const { id } = await createTable(tables, { game: 'toy-cards', options: {}, visibility: 'link', seats });
  const { audience } = (await tables.room(id))!;
  const lines = [`GET /api/tables/${id}/events HTTP/1.1`, 'Host: x'];
  (await dial(port, ...lines)).pause();
  await soon(() => expect(audience.size).toBe(1));
  const second = await dial(port, ...lines);
  expect(String(await new Promise((done) => second.once('data', done)))).toContain(' 503 ');
  second.destroy();
  const line = { n: 1, at: 0, by: 0, room: 'table', text: 'x'.repeat(1_000_000) } as const;
  for (let i = 0; i < 50 && audience.size > 0; i++) {
    tell(audience, () => ({ t: 'chat', n: 1, line }));
    await sleep(2);
  }
  expect(audience.size).toBe(0);
  const open = () => new Promise((done) => server.getConnections((_, n) => done(n)));
  await soon(async () => expect(await open()).toBe(0));
  await dial(port, ...lines);
  await soon(() => expect(audience.size).toBe(1));
});

test('who is turned away and hangs up in the middle of it does no harm', async () => {
  const { port } = await startTest();
  const crashed = vi.fn<(e: unknown) => void>();
  process.on('uncaughtException', crashed);
  onEnd(() => void process.off('uncaughtException', crashed));
  for (let i = 0; i < 100; i++) {
    const socket = await dial(port, 'GET /nowhere HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket');
    if (i % 2 === 1) await new Promise((done) => setImmediate(done));
    socket.resetAndDestroy();
  }
  await sleep(100);
  expect(crashed).not.toHaveBeenCalled();
});

test('who is turned away and does not hang up is hung up on', async () => {
  const { port } = await startTest();
  const socket = await dial(port, 'GET /nowhere HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket');
  await new Promise((done) => socket.once('close', done).resume());
});
