/** Whoever connects again and again, or does not read, costs nobody else anything. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { LIMITS_BY_DEFAULT, type Limits } from '../src/connections/limits.ts';
import { Readers } from '../src/connections/readers.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { aSummary } from '../src/store/contract.ts';
import { Client } from './client.ts';
import { isOnFile, onEnd, openTable, people, request, seated, startTest, watch } from './table.ts';

const limits = { ...LIMITS_BY_DEFAULT, helloMs: 0, backlogPerAddress: 1000, arrivals: { burst: 3, perSecond: 1 } };

test('an address is shown one table so often and no more, and other tables and addresses all the same', async () => {
  let now = 0;
  const readers = new Readers(limits, () => now);
  const often = async (address: string, table: string) => {
    let shown = 0;
    for (let i = 0; i < 8; i++) if (await readers.admit(address, table)) shown++;
    return shown;
  };
  expect([await often('a', 't'), await often('a', 'u'), await often('b', 't')]).toEqual([3, 3, 3]);
  now += 2000;
  expect(await often('a', 't')).toBe(2);
});

test('an address whose readers do not read is shown nothing more; who takes nothing for long is let go', async () => {
  let now = 0;
  const readers = new Readers(limits, () => now);
  const reader = (address: string, backlog: number) => {
    const made = { address, waiting: backlog, read: 0, dropped: false };
    readers.add({
      address,
      backlog: () => made.waiting,
      taken: () => made.read,
      drop: () => {
        made.dropped = true;
      },
    });
    return made;
  };
  const silent = reader('a', 700);
  const slow = reader('a', 700);
  expect([await readers.admit('a', 't'), await readers.admit('b', 't')]).toEqual([false, true]);
  now += limits.stallMs;
  slow.read += 1;
  readers.sweep();
  expect([silent.dropped, slow.dropped]).toEqual([true, false]);
  slow.waiting = 0;
  silent.waiting = 0;
  expect(await readers.admit('a', 't')).toBe(true);
});

test('a loop of connections to one table is held up, and others connect to it through it', async () => {
  const { url } = await startTest({ limits: { arrivals: { burst: 4, perSecond: 0.01 }, helloMs: 600 } });
  const table = await openTable(url, { seats: people(2) });
  for (let i = 0; i < 4; i++) (await watch(url, table.id)).close();
  const late = new Client(url);
  onEnd(() => late.close());
  await late.opened();
  const bye = late.next('bye');
  late.send({ t: 'hello', table: table.id });
  expect((await bye).reason.k).toBe('server.tooMany');
  const other = await openTable(url, { seats: people(2) });
  expect((await watch(url, other.id)).scene.inputs).toBe(0);
});

const LINES = 1000;
const LINE = 'x'.repeat(1000);
/** What is sent to whoever asks for everything: mostly the chat. */
const WHOLE = LINES * LINE.length;

/** A server with a table at which a megabyte has been written, so that little asking makes much to send. */
const talkative = async (limits: Partial<Limits>) => {
  const first = await startTest();
  const { table } = await seated(first.url);
  await first.close();
  const store = openSqlite(first.data);
  await Promise.all(
    Array.from({ length: LINES }, (_, i) => {
      const body = { t: 'chat', line: { by: 0, room: 'table', text: LINE } } as const;
      return store.append(table.id, { n: i + 1, at: 1, by: '0', nonce: `n${i}`, body }, aSummary());
    }),
  );
  await store.close();
  /** The server's end of each connection. */
  const ends: Socket[] = [];
  const note = (message: unknown): void => void ends.push((message as { socket: Socket }).socket);
  subscribe('net.server.socket', note);
  onEnd(() => void unsubscribe('net.server.socket', note));
  const { url } = await startTest({ data: first.data, limits });
  const connected = async (token: string | null): Promise<{ client: Client; end: Socket }> => {
    const before = ends.length;
    const client = await watch(url, table.id, token);
    return { client, end: ends[before]! };
  };
  const sockets = async () => (await request<{ sockets: number }>(url, '/health')).body.sockets;
  return { connected, sockets, tokens: table.seats };
};
const tick = (ms = 5) => new Promise((done) => setTimeout(done, ms));

test.runIf(isOnFile)(
  'a real reader that stops reading is let go before more than its share waits for it, and others play on',
  async () => {
    const BACKLOG = 4 * WHOLE;
    const { connected, sockets, tokens } = await talkative({ backlog: BACKLOG });
    const player = await connected(tokens[0]!);
    const stopped = await connected(tokens[1]!);
    stopped.client.socket.pause();
    let most = 0;
    for (let i = 0; i < 90 && !stopped.end.destroyed; i++) {
      stopped.client.send({ t: 'resync' });
      await tick();
      most = Math.max(most, stopped.end.writableLength);
    }
    await expect.poll(() => stopped.end.destroyed).toBe(true);
    // It did get behind, and never by more than one message beyond what it may.
    expect(most).toBeGreaterThan(WHOLE);
    expect(most).toBeLessThan(BACKLOG + 2 * WHOLE);
    await expect.poll(() => stopped.end.writableLength).toBe(0);
    await expect.poll(sockets).toBe(1);
    expect((await player.client.act('draw')).t).toBe('ok');
  },
);

const STALL = 1000;
test.runIf(isOnFile)(
  'a real reader that takes nothing for a while is let go, and one that takes a little is not',
  async () => {
    const { connected, sockets } = await talkative({ stallMs: STALL });
    const silent = await connected(null);
    const slow = await connected(null);
    for (const { client } of [silent, slow]) client.socket.pause();
    // Until something waits for each of them, beyond what the system itself takes in for them.
    for (const { client, end } of [silent, slow])
      for (let i = 0; i < 90 && end.writableLength < WHOLE; i++) {
        client.send({ t: 'resync' });
        await tick();
      }
    // A message now and then, and more are asked for: something waits for this one all the while as well.
    slow.client.socket.on('message', () => slow.client.socket.pause());
    const sip = setInterval(() => {
      slow.client.socket.resume();
      for (let waiting = slow.end.writableLength; waiting < 3 * WHOLE; waiting += WHOLE)
        slow.client.send({ t: 'resync' });
    }, 150);
    onEnd(() => clearInterval(sip));
    await expect.poll(() => silent.end.destroyed, { timeout: 5000 }).toBe(true);
    await tick(2 * STALL);
    expect(slow.end.destroyed).toBe(false);
    await expect.poll(() => silent.end.writableLength).toBe(0);
    await expect.poll(sockets).toBe(1);
  },
);
