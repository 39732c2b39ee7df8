/** What those see who watch over a server: whether it lives, whether it takes people, and its metrics. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { Readiness } from '../src/http/ready.ts';
import { openMemory } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { noMetrics } from '../src/metrics/metrics.ts';
import { showState } from '../src/program/measuring.ts';
import { newNonce } from './client.ts';
import { reachable, startTelling } from './letters.ts';
import { onEnd, openTable, playOn, request, seated, startTest, watch } from './table.ts';
import { setUp } from './timed.ts';

const text = async (address: string): Promise<string> => (await fetch(address)).text();

test('a server that serves is alive and ready, under any name', async () => {
  const { url, port } = await startTest();
  for (const path of ['/healthz', '/readyz']) {
    expect(await request(url, path)).toMatchObject({ status: 200, text: 'ok\n' });
    const [response] = (await once(get({ port, path, headers: { Host: 'some-pod.example' } }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    expect(response.statusCode).toBe(200);
  }
});

test('metrics are on a port of their own, and never on that of the players', async () => {
  const { url, metricsPort } = await startTest({ metricsPort: 0 });
  expect((await request(url, '/metrics')).status).toBe(404);
  const shown = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await text(`http://127.0.0.1:${metricsPort}/readyz`)).toBe('ok\n');
  expect(await text(`http://127.0.0.1:${metricsPort}/healthz`)).toBe('ok\n');
});

test('without a port for metrics there is none', async () => {
  expect((await startTest()).metricsPort).toBeUndefined();
});

test('a port for metrics that is taken is said in words, and nothing is left open', async () => {
  const other = createServer();
  const taken = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => {
      const at = other.address();
      done(typeof at === 'object' && at ? at.port : 0);
    });
  });
  onEnd(() => void other.close());
  await expect(startTest({ metricsPort: taken })).rejects.toThrow(
    `Metrics cannot be shown at 127.0.0.1, port ${taken}`,
  );
});

test('a page of another site that points its name here cannot read the metrics', async () => {
  const { metricsPort } = await startTest({ metricsPort: 0 });
  const { get } = await import('node:http');
  const status = await new Promise((done) => {
    get({ port: metricsPort, path: '/metrics', headers: { Host: 'evil.example' } }, (r) => done(r.statusCode));
  });
  expect(status).toBe(421);
});

/** The value of a metric, over all its labels. */
const sum = (all: string, name: string): number =>
  all
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);

test('moves, refusals, tables and connections are counted, and no label names a table, a seat or a person', async () => {
  const { url, metricsPort } = await startTest({ metricsPort: 0 });
  const metrics = (): Promise<string> => text(`http://127.0.0.1:${metricsPort}/metrics`);
  const { table, clients } = await seated(url);
  const moves = await playOn(clients, 5);
  await clients[0]!.act('no such verb');
  await clients[0]!.ask({ t: 'act', decision: 'of long ago', nonce: newNonce(), verb: 'draw' });
  await request(url, '/api/tables/nowhere');
  clients[0]!.send({ t: 'resync' });
  await clients[0]!.next('sync');
  const all = await metrics();
  expect(all).toContain(`tabularium_moves_total{game="toy-cards"} ${moves}`);
  expect(all).toContain('tabularium_refused_total{reason="kernel.stale"} 1');
  expect(all).toContain('tabularium_refused_total{reason="server.noTable"} 1');
  expect(sum(all, 'tabularium_append_seconds_count')).toBeGreaterThanOrEqual(moves);
  expect(sum(all, 'tabularium_append_batch_size_count')).toBeGreaterThan(0);
  expect(sum(all, 'tabularium_resyncs_total')).toBe(1);
  expect(sum(all, 'tabularium_sockets')).toBe(2);
  expect(sum(all, 'tabularium_tables_in_memory')).toBe(1);
  expect(sum(all, 'tabularium_ready')).toBe(1);
  expect(sum(all, 'tabularium_overdue_seconds')).toBe(0);
  expect(all).toMatch(/^tabularium_info\{release="\d+\.\d+\.\d+"\} 1$/m);
  expect(all).toContain('nodejs_eventloop_lag_p99_seconds');
  const labels = new Set(
    [...all.matchAll(/^tabularium_\w+\{([^}]*)\}/gm)].flatMap((m) => m[1]!.match(/\w+(?==)/g) ?? []),
  );
  expect([...labels].sort()).toEqual(['game', 'le', 'reason', 'release']);
  for (const secret of [table.id, table.owner, ...table.seats, 'P0']) expect(all).not.toContain(secret);
});

test('bots that think and tables that are loaded are measured', async () => {
  const first = await startTest();
  const { id } = await openTable(first.url, {
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'human', name: 'P' },
    ],
  });
  await first.close();
  const { url, metricsPort } = await startTest({ data: first.data, metricsPort: 0 });
  await request(url, `/api/tables/${id}`);
  const metrics = (): Promise<string> => text(`http://127.0.0.1:${metricsPort}/metrics`);
  await expect.poll(async () => sum(await metrics(), 'tabularium_load_seconds_count')).toBeGreaterThan(0);
  const other = await openTable(url, {
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'human', name: 'P' },
    ],
  });
  expect(other.id).not.toBe(id);
  await expect.poll(async () => sum(await metrics(), 'tabularium_bot_seconds_count')).toBeGreaterThan(0);
});

test('a table that waits too long to go on without somebody shows', async () => {
  let now = Date.now();
  const { url, metricsPort } = await startTest({ metricsPort: 0, clock: () => now, lookMs: 1e9 });
  await openTable(url, { answerTime: 300 });
  now += 3_600_000;
  const late = sum(await text(`http://127.0.0.1:${metricsPort}/metrics`), 'tabularium_overdue_seconds');
  expect(late).toBeGreaterThan(3200);
  expect(late).toBeLessThanOrEqual(3300);
});

/** A store of which only this is asked. */
const storeThat = (all: () => Promise<readonly never[]>, deafSince?: number): Store => ({
  ...openMemory(),
  sql: { all, run: async () => 0, together: async () => {} },
  ...(deafSince !== undefined && { shared: { deafSince: () => deafSince } as never }),
});

test('who starts, ends, has a silent store or hears nothing of others takes nobody in', async () => {
  vi.useFakeTimers();
  onEnd(() => void vi.useRealTimers());
  const ready = new Readiness();
  expect(ready.problem()).toBe('starting');
  let isSilent = false;
  ready.serve(storeThat(() => (isSilent ? new Promise(() => {}) : Promise.resolve([]))));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ready.problem()).toBeUndefined();
  isSilent = true;
  await vi.advanceTimersByTimeAsync(4500);
  expect(ready.problem()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  expect(ready.problem()).toBe('store');
  ready.drain();
  expect(ready.problem()).toBe('draining');
  ready.close();

  const deaf = new Readiness();
  deaf.serve(storeThat(async () => [], performance.now()));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(deaf.problem()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  expect(deaf.problem()).toBe('bell');
  deaf.close();
});

test('a store that refuses is no answer, and one that answers again is', async () => {
  vi.useFakeTimers();
  onEnd(() => void vi.useRealTimers());
  const ready = new Readiness();
  let isBroken = true;
  ready.serve(storeThat(() => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve([]))));
  await vi.advanceTimersByTimeAsync(6000);
  expect(ready.problem()).toBe('store');
  isBroken = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(ready.problem()).toBeUndefined();
  ready.close();
});

test('how late notices are, and what became of them, is in the metrics', async () => {
  const set = await startTelling({ metricsPort: 0 });
  const metrics = async (): Promise<string> => text(`http://127.0.0.1:${set.metricsPort}/metrics`);
  const table = await openTable(set.url);
  const anna = await watch(set.url, table.id, table.seats[0]);
  await reachable(set, table.id, table.seats[1]!);
  set.mail.refuse = 450;
  await anna.actAnyhow();
  set.time.now += 60_000;
  await vi.waitFor(async () =>
    expect(await metrics()).toContain('tabularium_deliveries_total{kind="mail",outcome="later"} 1'),
  );
  expect(await metrics()).toContain('tabularium_delivery_age_seconds 0');
  set.mail.refuse = undefined;
  set.time.now += 60_000;
  await vi.waitFor(async () =>
    expect(await metrics()).toContain('tabularium_deliveries_total{kind="mail",outcome="sent"} 1'),
  );
});

test('a notice that should have been sent counts from then on, unless its way is closed', async () => {
  const t = await setUp();
  const read = new Map<string, () => number | Promise<number>>();
  const metrics = {
    ...noMetrics,
    gauge: (name: string, ask: () => number | Promise<number>) => void read.set(name, ask),
  };
  showState(metrics, t.tables, new Readiness(), () => 0);
  const age = () => read.get('delivery_age_seconds')!();
  expect(await age()).toBe(0);
  const { sql } = t.store;
  await sql.run('INSERT INTO people (id, created) VALUES ($1, 1)', ['anna']);
  await sql.run(
    "INSERT INTO contacts (id, person, kind, address, label, created) VALUES ('c', 'anna', 'mail', 'a', 'a', 1)",
  );
  const due =
    "INSERT INTO deliveries (contact, table_id, seat, n, kind, at, due) VALUES ('c', 't', 0, $1, 'turn', 1, $2)";
  await sql.run(due, [1, t.now - 90_000]);
  await sql.run(due, [2, t.now + 90_000]);
  expect(await age()).toBe(90);
  await sql.run("UPDATE contacts SET stopped = 1 WHERE id = 'c'");
  expect(await age()).toBe(0);
});
