/** What breaks between a server and its database: answers that are lost, moves that are lost, a database that is slow or full. */
import { randomBytes } from 'node:crypto';
import type { OpenedTable } from '@tabularium/protocol';
import { Client as Db } from 'pg';
import { expect, test } from 'vitest';
import { silent } from '../../src/common/log.ts';
import { createTable } from '../../src/opening/create.ts';
import { decisionOf } from '../../src/showing/scenes.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { act } from '../../src/tables/acts.ts';
import type { Room } from '../../src/tables/room.ts';
import { Tables } from '../../src/tables/tables.ts';
import { Client, newNonce } from '../client.ts';
import { startDatabase } from '../database.ts';
import { onEnd, openTable, people, request, watch } from '../table.ts';
import { clusterGames } from './games.ts';
import { relayTo } from './relay.ts';
import { type Process, startProcess } from './troubled.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;
const newSchema = (): string => `?schema=f_${randomBytes(6).toString('hex')}`;
const LONG = { timeout: 180_000 };
/** Longer than the server waits for the database. */
const WITHIN = { timeout: 40_000, interval: 50 };

const aProcess = async (data: string): Promise<Process> => {
  const running = await startProcess(data);
  onEnd(() => void running.child.kill('SIGKILL'));
  return running;
};

/** A connection of our own to the database, to look and to disturb. */
const ourOwn = async (data: string): Promise<Db> => {
  const url = new URL(data);
  const options = `-c search_path=${url.searchParams.get('schema') ?? 'public'}`;
  url.search = '';
  const db = new Db({ connectionString: url.href, options });
  db.on('error', () => {});
  await db.connect();
  onEnd(() => db.end().catch(() => {}));
  return db;
};

interface Kept {
  readonly n: number;
  readonly by: string;
  readonly nonce: string;
  readonly body: { readonly t: string };
}

const eventsOf = async (db: Db, { id }: OpenedTable): Promise<Kept[]> => {
  const { rows } = await db.query<{ body: string }>('SELECT body FROM events WHERE table_id = $1 ORDER BY n', [id]);
  return rows.map((r) => JSON.parse(r.body) as Kept);
};

const reasonOf = (client: Client): string[] => client.got.flatMap((m) => (m.t === 'bye' ? [m.reason.k] : []));

/** Comes back as often as it takes, as a client does: a table that is let go is there again at once. */
const back = async (url: string, { id, seats }: OpenedTable, seat: number): Promise<Client> => {
  let there: Client | undefined;
  await expect
    .poll(async () => {
      there = await Client.at(url, id, seats[seat]).catch(() => undefined);
      return there !== undefined;
    }, WITHIN)
    .toBe(true);
  onEnd(() => there!.close());
  return there!;
};

test(
  'a connection that is cut after the flush and before the answer: stored once, told to nobody before, and known again',
  LONG,
  async () => {
    const schema = newSchema();
    const relay = await relayTo(server);
    const a = await aProcess(relay.url + schema);
    const b = await aProcess(server + schema);
    const db = await ourOwn(server + schema);
    const table = await openTable(a.url, { seats: people(2) });
    const anna = await watch(a.url, table.id, table.seats[0]);
    const ben = await watch(b.url, table.id, table.seats[1]);
    for (const where of ['the same process', 'another'] as const) {
      const url = where === 'another' ? b.url : a.url;
      const mover = where === 'another' ? 1 : 0;
      const first = where === 'another' ? await watch(a.url, table.id, table.seats[1]) : anna;
      await expect.poll(() => first.isAsked()).toBe(true);
      const spectator = await watch(a.url, table.id);
      const before = (await eventsOf(db, table)).length;
      const { decision } = first.scene;
      const nonce = newNonce();
      const lost = relay.loseAnswerTo('append');
      const answer = first.act('draw', undefined, nonce).then(
        ({ t }) => t,
        () => 'nothing',
      );
      await lost;
      expect((await eventsOf(db, table)).map((e) => e.nonce).slice(before)).toEqual([nonce]);
      // Whoever asked hears neither yes nor no.
      expect(await answer).toBe('nothing');
      expect(first.got.filter((m) => m.t === 'step' && m.n > before)).toEqual([]);
      expect(reasonOf(first)).toEqual(['server.failed']);
      // Whoever looks on there must not go on looking at what was before.
      await expect.poll(() => reasonOf(spectator), WITHIN).toEqual(['server.failed']);
      const again = await back(url, table, mover);
      expect(await again.act('draw', undefined, nonce, decision)).toMatchObject({ t: 'ok', n: before + 1 });
      expect((await eventsOf(db, table)).length).toBe(before + 1);
      // No news was rung; the other process finds it by looking.
      await expect.poll(() => ben.scene.inputs, WITHIN).toBe(before + 1);
    }
  },
);

test(
  'a standby takes over that lacks the last moves: everybody begins from what it has, and nothing is stored on what is lost',
  LONG,
  async () => {
    const database = await startDatabase();
    onEnd(() => database.stop());
    const [a, b] = [await aProcess(database.url), await aProcess(database.url)];
    const open = () => openTable(a.url, { game: 'toy-votes', seats: people(2) });
    // At one somebody waits, at one somebody moves, and at one others have moved meanwhile.
    const [waits, moves, moved] = [await open(), await open(), await open()];
    const tables = [waits, moves, moved];
    const there = new Map<OpenedTable, Client>();
    for (const table of tables) {
      const anna = await watch(a.url, table.id, table.seats[0]);
      expect(await anna.act('bid', 1)).toMatchObject({ t: 'ok', n: 1 });
      anna.close();
    }
    await database.remember();
    for (const table of tables) {
      const anna = await back(a.url, table, 0);
      const ben = await back(a.url, table, 1);
      expect(await ben.act('bid', 2)).toMatchObject({ t: 'ok', n: 2 });
      await expect.poll(() => anna.scene.inputs).toBe(2);
      expect(await anna.act('bid', 3)).toMatchObject({ t: 'ok', n: 3 });
      ben.close();
      there.set(table, anna);
    }
    // The process stands still while the database fails over, and does not notice what happens elsewhere meanwhile.
    a.child.kill('SIGSTOP');
    await database.failOver();
    const bens = await back(b.url, moved, 1);
    expect(bens.scene.inputs).toBe(1);
    expect(await bens.act('bid', 7)).toMatchObject({ t: 'ok', n: 2 });
    const annas = await back(b.url, moved, 0);
    expect(await annas.act('bid', 8)).toMatchObject({ t: 'ok', n: 3 });
    const sent = [moves, moved]
      .map((table) => there.get(table)!)
      .map((c) => c.act('bid', 5).catch(() => ({ t: 'nothing' })));
    a.child.kill('SIGCONT');
    for (const answer of await Promise.all(sent)) expect(answer.t).not.toBe('ok');
    for (const table of tables) await expect.poll(() => there.get(table)!.isClosed(), WITHIN).toBe(true);
    const db = await ourOwn(database.url);
    expect((await eventsOf(db, moved)).map((e) => e.n)).toEqual([1, 2, 3]);
    for (const table of tables) {
      const inputs = table === moved ? 3 : 1;
      for (const url of [a.url, b.url]) expect((await back(url, table, 0)).scene.inputs).toBe(inputs);
      const ben = await back(a.url, table, 1);
      expect(await ben.act('bid', 4)).toMatchObject({ t: 'ok', n: inputs + 1 });
    }
    expect((await request(a.url, '/readyz')).status).toBe(200);
  },
);

test.each([
  ['nothing', []],
  ['something else', [2, 3]],
] as const)(
  'where the last move is lost and %s is in its place, whoever moves on is refused, and begins from what is stored',
  LONG,
  async (_, instead) => {
    const schema = newSchema();
    const processes = await Promise.all([1, 2].map(() => openPostgres(server + schema, { log: silent })));
    for (const store of processes) onEnd(() => store.close());
    const [here, there] = processes.map((store) => new Tables(store, clusterGames, Date.now, silent));
    const { id } = await createTable(here!, { game: 'toy-votes', options: {}, visibility: 'link', seats: people(2) });
    const bid = (room: Room, seat: number, arg: number) =>
      act(room, { eye: seat }, { decision: decisionOf(room.record, seat), nonce: newNonce(), verb: 'bid', arg });
    const room = (await here!.room(id))!;
    for (const n of [1, 2, 3]) expect(await bid(room, (n - 1) % 2, n)).toMatchObject({ t: 'ok', n });
    const db = await ourOwn(server + schema);
    await db.query('DELETE FROM events WHERE n >= 2');
    const other = (await there!.room(id))!;
    for (const n of instead) expect(await bid(other, (n - 1) % 2, 9)).toMatchObject({ t: 'ok', n });
    const stored = [1, ...instead];
    await expect(bid(room, 1, 4)).rejects.toMatchObject({ reason: { k: 'server.failed' } });
    expect(room.closed).toMatchObject({ k: 'server.failed' });
    const { rows } = await db.query<{ n: number }>('SELECT n FROM events ORDER BY n');
    expect(rows.map(({ n }) => n)).toEqual(stored);
    const anew = (await here!.room(id))!;
    expect(anew.record.n).toBe(stored.length);
    expect(await bid(anew, 1, 5)).toMatchObject({ t: 'ok', n: stored.length + 1 });
  },
);

test(
  'a database that is slow: nobody is told yes or no, the table is let go, and the move is stored once',
  LONG,
  async () => {
    const data = server + newSchema();
    const { url } = await aProcess(data);
    const db = await ourOwn(data);
    const table = await openTable(url, { seats: people(2) });
    const anna = await watch(url, table.id, table.seats[0]);
    const ben = await watch(url, table.id, table.seats[1]);
    await db.query('BEGIN');
    await db.query('LOCK TABLE events IN EXCLUSIVE MODE');
    const { decision } = anna.scene;
    const nonce = newNonce();
    const answer = anna.act('draw', undefined, nonce).then(
      ({ t }) => t,
      () => 'nothing',
    );
    // While the database keeps one waiting, others are served.
    expect((await request(url, '/api/tables')).status).toBe(200);
    expect(await answer).toBe('nothing');
    await expect.poll(() => [anna, ben].map(reasonOf), WITHIN).toEqual([['server.failed'], ['server.failed']]);
    expect(ben.scene.inputs).toBe(0);
    // Its last writes have failed, so a proxy sends people elsewhere.
    await expect.poll(() => request(url, '/readyz'), WITHIN).toMatchObject({ status: 503, text: 'store\n' });
    await db.query('ROLLBACK');
    const again = await back(url, table, 0);
    expect(await again.act('draw', undefined, nonce, decision)).toMatchObject({ t: 'ok', n: 1 });
    expect((await eventsOf(db, table)).map((e) => e.nonce)).toEqual([nonce]);
    expect((await request(url, '/readyz')).status).toBe(200);
  },
);

test(
  'a database that is full: nothing is stored or told, the process says it is not ready, and goes on when there is room',
  LONG,
  async () => {
    const data = server + newSchema();
    const { url } = await aProcess(data);
    const db = await ourOwn(data);
    const table = await openTable(url, { seats: people(2) });
    const anna = await watch(url, table.id, table.seats[0]);
    const ben = await watch(url, table.id, table.seats[1]);
    // What it answers when a table cannot grow.
    await db.query(`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION full_disk()`);
    const { decision } = anna.scene;
    const nonce = newNonce();
    const answer = await anna.act('draw', undefined, nonce).then(
      ({ t }) => t,
      () => 'nothing',
    );
    expect(answer).toBe('nothing');
    await expect.poll(() => [anna, ben].map(reasonOf), WITHIN).toEqual([['server.failed'], ['server.failed']]);
    expect(ben.scene.inputs).toBe(0);
    expect(await request(url, '/readyz')).toMatchObject({ status: 503, text: 'store\n' });
    expect(await request(url, '/healthz')).toMatchObject({ status: 200 });
    // Looking is possible meanwhile.
    expect((await back(url, table, 1)).scene.inputs).toBe(0);
    await db.query('DROP TRIGGER full_disk ON events');
    const again = await back(url, table, 0);
    expect(await again.act('draw', undefined, nonce, decision)).toMatchObject({ t: 'ok', n: 1 });
    expect((await eventsOf(db, table)).map((e) => e.nonce)).toEqual([nonce]);
    expect((await request(url, '/readyz')).status).toBe(200);
  },
);
