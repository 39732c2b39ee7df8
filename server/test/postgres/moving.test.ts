/** Games move from a file to Postgres and back: everything, once, or not at all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { packOf } from '@tabularium/kernel';
import type { MyTables } from '@tabularium/protocol';
import { Client as Db } from 'pg';
import { expect, test } from 'vitest';
import { usePack } from '../../src/games/content-in-use.ts';
import { moveData } from '../../src/program/move.ts';
import { type Running, startServer } from '../../src/program/start.ts';
import { anotherDevice, newPerson, tablesOf } from '../people.ts';
import { onEnd, openTable, people, playOn, request, tempFolder, watch } from '../table.ts';
import { toyGames } from '../toy-games.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;
const newPlace = (): string => `${server}?schema=m_${randomBytes(6).toString('hex')}`;

const run = async (data: string): Promise<Running> => {
  const running = await startServer({ port: 0, games: toyGames, client: '/nowhere', data });
  onEnd(() => running.close());
  return running;
};

const connect = async (place: string): Promise<Db> => {
  const schema = new URL(place).searchParams.get('schema')!;
  const db = new Db({ connectionString: server, options: `-c search_path=${schema}` });
  await db.connect();
  onEnd(() => db.end());
  return db;
};

const PACK = packOf('stones', {
  cards: 'agate amber beryl coral flint garnet jade jasper jet onyx opal pearl quartz ruby topaz zircon'
    .split(' ')
    .map((n) => `card:${n}`),
});

/** Two tables in play, one of them with a content pack, talk, and a person with two devices who holds a seat. */
const anEvening = async (data: string) => {
  usePack(data, 'toy-cards', PACK);
  const running = await run(data);
  const { url } = running;
  const first = await openTable(url);
  const clients = await Promise.all(first.seats.map((token) => watch(url, first.id, token)));
  await playOn(clients, 6);
  await clients[0]!.ask({ t: 'say', nonce: 'said', room: 'table', text: 'until tomorrow — ünïcödé \u2028 “x”' });
  const second = await openTable(url, { game: 'tetrarchia', seats: people(2) });
  const laptop = await newPerson(url);
  const phone = await anotherDevice(url, laptop);
  await tablesOf(url, laptop, [{ table: first.id, token: first.seats[1]!, owner: first.owner }]);
  const record = await request(url, `/api/tables/${first.id}/record`, { token: first.seats[0]! });
  const { n } = clients[0]!;
  for (const client of clients) client.close();
  await running.close();
  return { first, second, phone, record: record.text, n };
};

/** What is in a file, but for what it knows of itself, and when a server on it was last alive. */
const contents = (file: string): Record<string, unknown[]> => {
  const db = new Database(file, { readonly: true });
  const names = db
    .prepare<unknown[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  const of = (name: string): unknown[] =>
    db
      .prepare(`SELECT * FROM ${name}${name === 'facts' ? " WHERE name NOT IN ('looked', 'alive')" : ''}`)
      .all()
      .map((row) => JSON.stringify(row))
      .sort();
  const all = Object.fromEntries(names.map((name) => [name, of(name)]));
  db.close();
  return all;
};

/** When a server was last alive on it: what came after is an outage, wherever the games go on. */
const lastAlive = (file: string): unknown => {
  const db = new Database(file, { readonly: true });
  const alive = db.prepare("SELECT value FROM facts WHERE name = 'alive'").pluck().get();
  db.close();
  return alive;
};

test('everything goes to Postgres and back, and people go on where they were', { timeout: 120_000 }, async () => {
  const file = join(tempFolder(), 'games.sqlite');
  const { first, second, phone, record, n } = await anEvening(file);
  const place = newPlace();
  const moved = await moveData(file, place);
  expect(moved.contents.get('tables')!.rows).toBe(2);
  expect(moved.contents.get('people')!.rows).toBe(1);
  expect(moved.contents.get('sessions')!.rows).toBe(2);
  expect(moved.content).toEqual(['toy-cards']);

  const there = await run(place);
  const mine = await tablesOf(there.url, phone);
  expect((mine.body as MyTables).tables.map((t) => t.id)).toEqual([first.id]);
  expect((await request(there.url, `/api/tables/${first.id}/record`, { token: first.seats[0]! })).text).toBe(record);
  const client = await watch(there.url, first.id, first.seats[0]);
  expect(client.n).toBe(n);
  await watch(there.url, second.id, second.seats[1]);
  const games = await request<{ games: { id: string; pack?: string }[] }>(there.url, '/api/games');
  expect(games.body.games.find((g) => g.id === 'toy-cards')!.pack).toBe(PACK.name);
  client.close();
  await there.close();

  const back = join(tempFolder(), 'new', 'games.sqlite');
  const returned = await moveData(place, back);
  expect(returned.content).toEqual(['toy-cards']);
  expect(contents(back)).toEqual(contents(file));
  const home = await run(back);
  expect((await request(home.url, `/api/tables/${first.id}/record`, { token: first.seats[0]! })).text).toBe(record);
  const own = await request<{ games: { id: string; pack?: string }[] }>(home.url, '/api/games');
  expect(own.body.games.find((g) => g.id === 'toy-cards')!.pack).toBe(PACK.name);
});

test('nothing moves while a server runs on either side, and nothing is written over', {
  timeout: 120_000,
}, async () => {
  const [file, place] = [join(tempFolder(), 'games.sqlite'), newPlace()];
  const onFile = await run(file);
  await openTable(onFile.url);
  await expect(moveData(file, place)).rejects.toThrow('in use by another server');
  await onFile.close();

  const onPlace = await run(place);
  await expect(moveData(file, place)).rejects.toThrow('A server uses the database');
  await openTable(onPlace.url);
  const other = join(tempFolder(), 'other.sqlite');
  await expect(moveData(place, other)).rejects.toThrow('A server uses the database');
  expect(existsSync(other)).toBe(false);
  await onPlace.close();

  await expect(moveData(file, place)).rejects.toThrow('holds tables already');
  await expect(moveData(place, file)).rejects.toThrow('holds tables already');
  await expect(moveData(join(tempFolder(), 'none.sqlite'), newPlace())).rejects.toThrow('nothing to move');
  await expect(async () => moveData(file, other)).rejects.toThrow('A move goes from a file to Postgres');
});

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

const moving = (from: string, to: string): { child: ChildProcess; ended: Promise<number | null> } => {
  const child = spawn(process.execPath, [MAIN, 'move', '--data', from, '--to', to], { stdio: 'ignore' });
  return { child, ended: new Promise((done) => child.on('exit', done)) };
};

/** Holds a move up when it comes to what people hold, the last thing it copies; then kills it. */
const interrupted = async (place: string, from: string, to: string): Promise<void> => {
  const db = await connect(place);
  await db.query('BEGIN; LOCK TABLE holds IN ACCESS EXCLUSIVE MODE');
  const { child, ended } = moving(from, to);
  const waits = "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'holds'::regclass";
  await expect.poll(async () => (await db.query(waits)).rows[0].n, { timeout: 30_000, interval: 50 }).toBe(1);
  child.kill('SIGKILL');
  await ended;
  await db.query('ROLLBACK');
};

test('a move that is killed half-way leaves nothing that looks whole, and can begin again', {
  timeout: 120_000,
}, async () => {
  const file = join(tempFolder(), 'games.sqlite');
  await anEvening(file);
  const place = newPlace();
  await (await run(place)).close();
  await interrupted(place, file, place);
  const db = await connect(place);
  expect((await db.query('SELECT count(*)::int AS n FROM tables')).rows).toEqual([{ n: 0 }]);
  expect(await moving(file, place).ended).toBe(0);
  expect((await db.query('SELECT count(*)::int AS n FROM tables')).rows).toEqual([{ n: 2 }]);

  const back = join(tempFolder(), 'games.sqlite');
  await interrupted(place, place, back);
  expect(existsSync(back)).toBe(false);
  // What it left says by its name what it is.
  expect(existsSync(`${back}.moving`)).toBe(true);
  expect(await moving(place, back).ended).toBe(0);
  expect(existsSync(`${back}.moving`)).toBe(false);
  expect(contents(back)).toEqual(contents(file));
  // No server has run since on what came from the file.
  expect([typeof lastAlive(file), lastAlive(back)]).toEqual(['string', lastAlive(file)]);
});

test('what was damaged on the way is noticed, and nothing is kept of it', { timeout: 120_000 }, async () => {
  const file = join(tempFolder(), 'games.sqlite');
  await anEvening(file);
  const place = newPlace();
  await (await run(place)).close();
  const db = await connect(place);
  await db.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.body := replace(NEW.body, 'until', 'after'); RETURN NEW; END $$;
    CREATE TRIGGER spoil BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION spoil()`);
  await expect(moveData(file, place)).rejects.toThrow('The copy differs from the original: events');
  expect((await db.query('SELECT count(*)::int AS n FROM tables')).rows).toEqual([{ n: 0 }]);
});

test('whatever a database keeps, a file keeps too, so that nothing is left behind', async () => {
  const file = join(tempFolder(), 'games.sqlite');
  const place = newPlace();
  await (await run(file)).close();
  await (await run(place)).close();
  const sqlite = new Database(file, { readonly: true });
  onEnd(() => void sqlite.close());
  const inFile = sqlite
    .prepare<unknown[], string>(
      `SELECT s.name || '.' || c.name FROM sqlite_schema s, pragma_table_info(s.name) c
       WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all();
  const db = await connect(place);
  const found = await db.query<{ name: string }>(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()",
  );
  const inDatabase = found.rows.map((r) => r.name);
  // Who serves and who looks on is of the moment; check sums of texts belong to a file.
  const only = (name: string): boolean => /^(processes|viewers)\.|^tables\.claimed_until$/.test(name);
  expect(inDatabase.filter((name) => !inFile.includes(name) && !only(name))).toEqual([]);
  expect(inFile.filter((name) => !inDatabase.includes(name) && !name.endsWith('.sum'))).toEqual([]);
});
