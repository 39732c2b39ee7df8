/** One of several processes ends, or loses its database: people go to another, and nobody is sent to it. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Running, type ServerConfig, startServer } from '../../src/program/start.ts';
import { Client, newNonce } from '../client.ts';
import { onEnd, openTable, request, watch } from '../table.ts';
import { toyGames } from '../toy-games.ts';
import { relayTo } from './relay.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;
const newPlace = (): string => `${server}?schema=d_${randomBytes(6).toString('hex')}`;

const aProcess = async (data: string, more: Partial<ServerConfig> = {}): Promise<Running> => {
  const running = await startServer({ port: 0, games: toyGames, client: '/nowhere', ...more, data });
  onEnd(() => running.close());
  return running;
};

interface Watched {
  readonly id: string;
  readonly token: string;
  readonly client: Client;
}

/** Tables at which somebody looks on through this process. */
const tablesAt = async ({ url }: Running, many: number): Promise<Watched[]> => {
  const all: Watched[] = [];
  for (let i = 0; i < many; i++) {
    const { id, seats } = await openTable(url);
    all.push({ id, token: seats[0]!, client: await watch(url, id, seats[0]) });
  }
  return all;
};

test('a process that ends lets its tables go one after another, takes nobody in, and people go on elsewhere', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place, { drainMs: 1500 }), await aProcess(place)];
  const tables = await tablesAt(a, 8);
  const gone = tables.map(({ client }) => client.closed().then((code) => ({ code, at: performance.now() })));
  const last = tables.at(-1)!;
  const began = performance.now();
  const closing = a.close();
  await expect.poll(() => request(a.url, '/readyz')).toMatchObject({ status: 503, text: 'draining\n' });
  expect(await request(b.url, '/readyz')).toMatchObject({ status: 200 });
  // While others are sent away, whoever is still there plays on.
  expect(await last.client.act('draw')).toMatchObject({ t: 'ok' });
  const late = new WebSocket(`${a.url.replace('http', 'ws')}/ws`);
  const refused = await new Promise<string>((done) => late.on('error', (e) => done(e.message)));
  expect(refused).toContain('503');
  const ends = await Promise.all(gone);
  expect(ends.map((e) => e.code)).toEqual(tables.map(() => 1001));
  expect(Math.max(...ends.map((e) => e.at)) - Math.min(...ends.map((e) => e.at))).toBeGreaterThan(500);
  await closing;
  expect(performance.now() - began).toBeLessThan(6000);
  for (const { id, token } of tables) await watch(b.url, id, token);
});

test('a move that is under way when the process ends is stored, and told if it can be', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place, { drainMs: 100 }), await aProcess(place)];
  const [at] = await tablesAt(a, 1);
  const { id, token, client } = at!;
  const nonce = newNonce();
  const answer = client.act('draw', undefined, nonce).catch(() => undefined);
  const closing = a.close();
  const first = await answer;
  await closing;
  const again = await watch(b.url, id, token);
  const second = await again.act('draw', undefined, nonce, client.scene.decision);
  expect(second).toMatchObject({ t: 'ok', n: 1 });
  // Either nothing was heard of it, or that it was stored.
  expect(first ?? second).toMatchObject({ t: 'ok', n: 1 });
});

test('the only process on a database does not hand over to nobody', async () => {
  const a = await aProcess(newPlace(), { drainMs: 60_000 });
  await tablesAt(a, 3);
  const began = performance.now();
  await a.close();
  expect(performance.now() - began).toBeLessThan(4000);
});

test('a second signal ends a process at once, though it still hands over', { timeout: 60_000 }, async () => {
  const place = newPlace();
  const other = await aProcess(place);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../stop-child.ts'), place]);
  onEnd(() => void child.kill('SIGKILL'));
  let out = '';
  let log = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  await expect.poll(() => out, { timeout: 20_000 }).toMatch(/Ctrl-C/);
  const url = /http:\S+/.exec(out)![0];
  const ids = await Promise.all(Array.from({ length: 30 }, async () => (await openTable(other.url)).id));
  await Promise.all(ids.map((id) => watch(url, id)));
  const ended = new Promise((done) => child.on('exit', done));
  child.kill('SIGTERM');
  await expect.poll(() => log).toContain('server.drain');
  child.kill('SIGTERM');
  expect(await ended).toBe(130);
  expect(log).not.toContain('server.stop');
});

test('a process that is cut off from the database is alive but not ready, until the way is mended', {
  timeout: 120_000,
}, async () => {
  const way = await relayTo(server);
  const { url } = await aProcess(`${way.url}?schema=d_${randomBytes(6).toString('hex')}`);
  expect((await request(url, '/readyz')).status).toBe(200);
  way.cut();
  await expect.poll(() => request(url, '/readyz'), { timeout: 20_000 }).toMatchObject({ status: 503, text: 'store\n' });
  expect(await request(url, '/healthz')).toMatchObject({ status: 200 });
  way.mend();
  await expect.poll(async () => (await request(url, '/readyz')).status, { timeout: 30_000 }).toBe(200);
});
