import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { silent } from '../../src/common/log.ts';
import { moduleInDatabase, useInDatabase } from '../../src/games/content-in-database.ts';
import { backupData, restoreData } from '../../src/program/copies.ts';
import { noMetrics } from '../../src/metrics/metrics.ts';
import { Conflict } from '../../src/store/conflict.ts';
import { aSummary, aTable, anEvent, storeContract } from '../../src/store/contract.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { ofTheFirstRelease } from '../old-file.ts';
import { onEnd, tempFolder } from '../table.ts';
import { relayTo } from './relay.ts';
import { toyCards } from '../toy-cards.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;
const newPlace = (): string => `${server}?schema=s_${randomBytes(6).toString('hex')}`;
const SIZE = 'append_batch_size';
const schemaOf = (place: string): string => new URL(place).searchParams.get('schema')!;

const opened = async (place: string): Promise<Store> => {
  const store = await openPostgres(place, { log: silent });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (!isClosed) await store.close();
    isClosed = true;
  };
  onEnd(close);
  return { ...store, close };
};

const query = async (place: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const db = new Client({ connectionString: server, options: `-c search_path=${schemaOf(place)}` });
  await db.connect();
  const { rows } = await db.query(text);
  await db.end();
  return rows as Record<string, unknown>[];
};

storeContract('postgres', () => openPostgres(newPlace(), { log: silent }));

test('what one process writes another finds, and both have the same secret', async () => {
  const place = newPlace();
  // Both at once: one brings the schema up while the other waits.
  const [a, b] = await Promise.all([opened(place), opened(place)]);
  await a.create(aTable('a'), aSummary());
  await b.append('a', anEvent(1), aSummary());
  expect((await a.load('a'))?.events).toEqual([anEvent(1)]);
  expect(await a.secret()).toBe(await b.secret());
});

test('nothing is added after an event that is not there, or is another than whoever adds it knows', async () => {
  const store = await opened(newPlace());
  await store.create(aTable('a'), aSummary());
  await store.append('a', anEvent(1), aSummary(), 1);
  await expect(store.append('a', anEvent(3), aSummary(), anEvent(2).at)).rejects.toThrow(Conflict);
  await expect(store.append('a', anEvent(2), aSummary(), anEvent(1).at + 1)).rejects.toThrow(Conflict);
  await store.append('a', anEvent(2), aSummary(), anEvent(1).at);
  expect((await store.load('a'))?.events).toEqual([anEvent(1), anEvent(2)]);
});

test('a connection that is lost in the middle of a transaction is that transaction’s loss, and nobody else’s', async () => {
  const place = newPlace();
  const relay = await relayTo(server);
  const store = await opened(`${relay.url}?schema=${schemaOf(place)}`);
  const holding = new Client({ connectionString: server, options: `-c search_path=${schemaOf(place)}` });
  await holding.connect();
  onEnd(() => holding.end());
  await holding.query('BEGIN; LOCK TABLE people IN EXCLUSIVE MODE');
  const lost = store.sql.together([{ text: 'INSERT INTO people (id, created) VALUES ($1, $2)', values: ['anna', 1] }]);
  const isWaiting =
    "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO people%'";
  await expect.poll(async () => (await query(place, isWaiting)).length).toBe(1);
  relay.reset();
  await expect(lost).rejects.toThrow('ECONNRESET');
  await holding.query('ROLLBACK');
  // A process that does not listen for it would have ended by now.
  expect(await store.sql.all('SELECT id FROM people')).toEqual([]);
});

test('of many who write the same number at once, through two processes, one is stored', async () => {
  const place = newPlace();
  const stores = [await opened(place), await opened(place)];
  const ids = Array.from({ length: 10 }, (_, i) => `t${i}`);
  for (const id of ids) await stores[0]!.create(aTable(id), aSummary());
  for (let n = 1; n <= 5; n++) {
    const results = await Promise.allSettled(
      stores.flatMap((store, i) =>
        (i === 0 ? ids : ids.toReversed()).map((id) => store.append(id, { ...anEvent(n), nonce: `${i}` }, aSummary())),
      ),
    );
    const refused = results.flatMap((r) => (r.status === 'rejected' ? [r.reason as unknown] : []));
    expect(refused).toHaveLength(ids.length);
    for (const e of refused) expect(e).toBeInstanceOf(Conflict);
  }
  for (const id of ids) expect((await stores[0]!.load(id))?.events.map((e) => e.n)).toEqual([1, 2, 3, 4, 5]);
});

test('an event whose predecessor is missing is refused: a database that took over may lack the last moves', async () => {
  const store = await opened(newPlace());
  await store.create(aTable('a'), aSummary());
  await store.append('a', anEvent(1), aSummary());
  await expect(store.append('a', anEvent(3), aSummary())).rejects.toThrow(Conflict);
  expect((await store.load('a'))?.events).toHaveLength(1);
});

test('an event that the database refuses takes nothing else with it', async () => {
  const store = await opened(newPlace());
  for (const id of ['a', 'b']) await store.create(aTable(id), aSummary());
  const bad = { ...anEvent(1), n: 2 ** 40 };
  const results = await Promise.allSettled([
    store.append('a', bad, aSummary()),
    store.append('b', anEvent(1), aSummary()),
  ]);
  expect(results.map((r) => r.status)).toEqual(['rejected', 'fulfilled']);
});

test('moves that went together and ran out of time are not tried again one by one: others would wait for each of them', async () => {
  const place = newPlace();
  const trips: number[] = [];
  const metrics = { ...noMetrics, observe: (what: string, size: number) => void (what === SIZE && trips.push(size)) };
  const store = await openPostgres(place, { log: silent, metrics });
  onEnd(() => store.close());
  for (const id of ['a', 'b']) await store.create(aTable(id), aSummary());
  const holding = new Client({ connectionString: server, options: `-c search_path=${schemaOf(place)}` });
  await holding.connect();
  onEnd(() => holding.end());
  await holding.query('BEGIN; LOCK TABLE events IN EXCLUSIVE MODE');
  const moves = Promise.allSettled(['a', 'b'].map((id) => store.append(id, anEvent(1), aSummary())));
  // The database ends a statement in the same words when its time is over.
  const end =
    'SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';
  await expect.poll(async () => (await holding.query(end)).rowCount).toBe(1);
  await holding.query('ROLLBACK');
  expect(await moves).toMatchObject(['a', 'b'].map(() => ({ status: 'rejected', reason: { code: '57014' } })));
  expect(trips).toEqual([2]);
  // What the database itself refuses is tried alone, once.
  const bad = { ...anEvent(1), n: 2 ** 40 };
  await Promise.allSettled([store.append('a', bad, aSummary()), store.append('b', anEvent(1), aSummary())]);
  expect(trips).toEqual([2, 2, 1, 1]);
  await expect(store.append('a', bad, aSummary())).rejects.toThrow('out of range');
  expect(trips).toEqual([2, 2, 1, 1, 1]);
});

test('texts come back byte for byte, whatever is in them', async () => {
  const store = await opened(newPlace());
  const name = 'Ānna “the 1st” \\ \u2028 🏛 {"z":1,"a":2}';
  await store.create(aTable('a', { name, options: { z: 1, a: 2 } as never }), aSummary());
  const text = 'nul \u0000 and \u001e and \ud800';
  await store.append('a', { ...anEvent(1), body: { t: 'chat', line: { by: 0, room: 'table', text } } }, aSummary());
  const found = (await store.load('a'))!;
  expect(JSON.stringify(found.table)).toBe(JSON.stringify(aTable('a', { name, options: { z: 1, a: 2 } as never })));
  expect(found.events[0]!.body).toEqual({ t: 'chat', line: { by: 0, room: 'table', text } });
});

test('a database of a newer release that has taken something away is refused in words; one that has only added is not', async () => {
  const place = newPlace();
  await (await opened(place)).close();
  await query(place, "UPDATE facts SET value = '99' WHERE name = 'schema'");
  await (await opened(place)).close();
  await query(place, "INSERT INTO facts VALUES ('least', '98')");
  await expect(openPostgres(place, { log: silent })).rejects.toThrow(
    /newer release of Tabularium \(schema 99, this one knows up to \d/,
  );
});

test('tables of something else are refused, and not touched', async () => {
  const place = newPlace();
  await query(place, `CREATE SCHEMA ${schemaOf(place)}`);
  await query(place, 'CREATE TABLE events (soup text)');
  await expect(openPostgres(place, { log: silent })).rejects.toThrow(/tables of something else/);
  expect(await query(place, 'SELECT * FROM events')).toEqual([]);
  const other = newPlace();
  await query(other, `CREATE SCHEMA ${schemaOf(other)}`);
  await query(other, 'CREATE TABLE facts (soup text)');
  await expect(openPostgres(other, { log: silent })).rejects.toThrow(/tables of something else/);
});

test('where nobody answers, and where the address makes no sense, that is said without the password', async () => {
  const closed = openPostgres('postgres://me:hidden@127.0.0.1:1/none', { log: silent });
  await expect(closed).rejects.toThrow(/^postgres:\/\/127\.0\.0\.1:1\/none cannot be used \(ECONNREFUSED\)/);
  await expect(closed).rejects.not.toThrow(/hidden/);
  await expect(openPostgres('postgres://me:hidden@host:port/x', { log: silent })).rejects.toThrow(/cannot be read/);
  await expect(openPostgres(`${server}?schema=Not-One`, { log: silent })).rejects.toThrow(/no name for a schema/);
});

test('a copy taken while people play is a file that a server without Postgres opens, and that comes back', async () => {
  const place = newPlace();
  const store = await opened(place);
  const pack = { name: 'mine-1', content: { cards: ['a'] } };
  await store.create(aTable('a', { pack: pack.name }), aSummary({ inputs: 2 }), [anEvent(1), anEvent(2)], pack);
  await store.sql.run('INSERT INTO people (id, created) VALUES ($1, $2)', ['anna', 1]);
  await store.sql.run('INSERT INTO holds VALUES ($1, $2, $3, $4, $5)', ['anna', 'a', 0, 'h', 1]);
  await useInDatabase(store.sql, 'toy-cards', pack);
  await store.create(aTable('over'), aSummary({ ended: true, inputs: 2 }), [anEvent(1), anEvent(2)]);
  expect(await store.archive('over')).toBe(true);
  const copy = join(tempFolder(), 'copy.sqlite');
  expect(await backupData(place, copy)).toBe(2);
  const file = openSqlite(copy);
  expect(await file.load('over')).toEqual(await store.load('over'));
  expect(await file.summaries(['over'])).toEqual(await store.summaries(['over']));
  expect(await file.load('a')).toEqual(await store.load('a'));
  expect(await file.summaries(['a'])).toEqual(await store.summaries(['a']));
  expect(await file.secret()).toBe(await store.secret());
  await file.close();

  const empty = newPlace();
  expect(await restoreData(copy, empty)).toEqual({ tables: 2, kept: undefined });
  const again = await opened(empty);
  expect(await again.load('a')).toEqual(await store.load('a'));
  expect(await again.load('over')).toEqual(await store.load('over'));
  expect(await again.archivable(99_000, 9)).toEqual([]);
  expect(await again.summaries(['a'])).toEqual(await store.summaries(['a']));
  expect(await again.secret()).toBe(await store.secret());
  expect(await again.pack(pack.name)).toEqual(pack);
  expect(await again.sql.all('SELECT * FROM holds')).toEqual(await store.sql.all('SELECT * FROM holds'));
  await again.append('a', anEvent(3), aSummary());
  await expect(restoreData(copy, empty)).rejects.toThrow(/holds tables already/);
});

test('a backup of the first release is restored straight into a database, and stays as it is', async () => {
  const file = join(tempFolder(), 'old.sqlite');
  ofTheFirstRelease(file);
  const before = readFileSync(file);
  const place = newPlace();
  expect(await restoreData(file, place)).toEqual({ tables: 2, kept: undefined });
  expect(readFileSync(file).equals(before)).toBe(true);
  const store = await opened(place);
  expect((await store.summaries(['a', 'b'])).map((s) => s.inputs)).toEqual([1, 0]);
  expect((await store.load('a'))?.events).toHaveLength(4);
  expect(await store.secret()).toBe('the secret of old');
  await store.append('a', anEvent(5), aSummary({ inputs: 1 }));
});

test('content that new games begin with is a fact for all servers on a database', async () => {
  const { sql } = await opened(newPlace());
  expect((await moduleInDatabase(sql, toyCards)).pack).toBeUndefined();
  await sql.run('INSERT INTO facts VALUES ($1, $2)', ['content/toy-cards', 'no pack']);
  await expect(moduleInDatabase(sql, toyCards)).rejects.toThrow(/cannot be used/);
  await useInDatabase(sql, 'toy-cards', undefined);
  expect(await moduleInDatabase(sql, toyCards)).toBe(toyCards);
});

test('another process reads on in a game that was archived meanwhile', async () => {
  const store = await opened(newPlace());
  await store.create(aTable('a'), aSummary({ ended: true, inputs: 3 }), [anEvent(1), anEvent(2), anEvent(3)]);
  expect(await store.archive('a')).toBe(true);
  expect(await store.shared?.latest(['a'])).toEqual(new Map([['a', 3]]));
  expect(await store.shared?.tail('a', 1)).toEqual([anEvent(2), anEvent(3)]);
  expect(await store.shared?.tail('a', 3)).toEqual([]);
  await store.append('a', anEvent(4), aSummary({ ended: true, inputs: 4 }));
  expect(await store.shared?.latest(['a'])).toEqual(new Map([['a', 4]]));
  expect(await store.shared?.tail('a', 2)).toEqual([anEvent(3), anEvent(4)]);
  expect(await store.shared?.tail('a', 3)).toEqual([anEvent(4)]);
});
