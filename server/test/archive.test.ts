/** Games that nobody touches: finished ones are archived and found as they were, others expire if nobody plays there. */
import { randomInput } from '@tabularium/kernel';
import type { OpenedTable, TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { silent } from '../src/common/log.ts';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { createTable } from '../src/opening/create.ts';
import { openData } from '../src/program/data.ts';
import { keepingFrom } from '../src/program/keeping.ts';
import { openMemory } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { act } from '../src/tables/acts.ts';
import { Tables } from '../src/tables/tables.ts';
import { newNonce } from './client.ts';
import { dataFor, people, playOn, post, request, seated, startTest, watch } from './table.ts';
import { toyGames } from './toy-games.ts';

/** The store of a server that has stopped. */
const withStore = async <T>(file: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const { store, unlock } = await openData(dataFor(file), { log: silent });
  try {
    return await work(store);
  } finally {
    await store.close();
    unlock();
  }
};

test('an archived game is looked at, read, exported, cloned and talked about as if it were not', async () => {
  const server = await startTest();
  const { table, clients } = await seated(server.url, 2);
  await playOn(clients);
  const path = `/api/tables/${table.id}`;
  const seen = async (url: string) => [
    (await request(url, `${path}/export`, { token: table.seats[0]! })).text,
    (await request(url, `${path}/record`)).text,
    (await request(url, `${path}/at/3`)).text,
    (await request(url, `/api/tables?ids=${table.id}`)).text,
  ];
  const before = await seen(server.url);
  const inputs = clients[0]!.scene.inputs;
  for (const c of clients) c.close();
  await server.close();

  const far = Date.now() + 31 * 24 * 3600 * 1000;
  await withStore(server.data, async (store) => {
    const tables = new Tables(store, toyGames, () => far, silent);
    await tables.archive(LIMITS_BY_DEFAULT.archiveMs);
    expect(await store.archivable(far, 9)).toEqual([]);
    expect(await store.sql.all('SELECT n FROM events')).toEqual([]);
    expect(await store.sql.all('SELECT table_id FROM archives')).toEqual([{ table_id: table.id }]);
    expect(await store.sql.all('SELECT table_id FROM bodies')).toEqual([]);
  });

  const again = await startTest({ data: server.data });
  expect(await seen(again.url)).toEqual(before);
  const back = await watch(again.url, table.id, table.seats[0]!);
  expect([back.scene.inputs, back.table.ended]).toEqual([inputs, true]);
  const nonce = newNonce();
  const said = await back.ask({ t: 'say', nonce, room: 'table', text: 'well played' });
  expect(said.t).toBe('ok');
  const copy = await post<OpenedTable>(again.url, `${path}/clone`, { input: 2 }, table.owner);
  expect(copy.status).toBe(201);
  back.close();
  await again.close();

  // What was said since is there beside the archive.
  const third = await startTest({ data: server.data });
  expect((await request<TableInfo>(third.url, path)).body.ended).toBe(true);
  const late = await watch(third.url, table.id, table.seats[0]!);
  const sync = late.got.find((m) => m.t === 'sync');
  expect(sync?.chat.at(-1)?.text).toBe('well played');
  expect(await late.ask({ t: 'say', nonce, room: 'table', text: 'well played' })).toMatchObject({ t: 'ok' });
  expect(late.got.filter((m) => m.t === 'chat')).toEqual([]);
});

test('an archive that is damaged is refused, and nothing else', async () => {
  const server = await startTest();
  const { table, clients } = await seated(server.url, 2);
  await playOn(clients);
  for (const c of clients) c.close();
  await server.close();
  await withStore(server.data, async (store) => {
    expect(await store.archive(table.id)).toBe(true);
    await store.sql.run("UPDATE archives SET body = 'AAAA' || substr(body, 5)");
  });
  const again = await startTest({ data: server.data });
  const { status, body } = await request(again.url, `/api/tables/${table.id}`);
  expect([status >= 400, body.reason?.k]).toEqual([true, 'server.damaged']);
});

test('tables at which nobody ever moved expire, and abandoned ones if the operator wants it; nobody is sent away', async () => {
  let now = 1_000_000;
  const store = openMemory();
  const tables = new Tables(store, toyGames, () => now, silent);
  const open = () => createTable(tables, { game: 'toy-cards', seats: people(2), visibility: 'link', options: {} });
  const [unplayed, looked, left] = [await open(), await open(), await open()];
  const room = (await tables.room(looked.id))!;
  const viewer = { eye: 'public', owner: false, send: () => {} } as const;
  await room.enter(viewer);
  const played = (await tables.room(left.id))!;
  const { match } = played.record;
  const by = match.engine.waitingFor(match.state)[0]!;
  const { verb, arg } = randomInput(match.question(by)!, by, () => 0)!;
  const answer = { decision: match.decision(by), nonce: 'n', verb, ...(typeof arg === 'string' && { arg }) };
  expect((await act(played, { eye: by }, answer)).t).toBe('ok');
  const there = async () => (await store.summaries([unplayed.id, looked.id, left.id])).map((t) => t.id);
  const day = 24 * 3600 * 1000;
  now += 89 * day;
  await tables.expire(LIMITS_BY_DEFAULT);
  expect(await there()).toHaveLength(3);
  now += 2 * day;
  await tables.expire(LIMITS_BY_DEFAULT);
  expect(await there()).toEqual([looked.id, left.id]);
  await room.leave(viewer);
  await tables.expire({ ...LIMITS_BY_DEFAULT, abandonedMs: 90 * day });
  expect(await there()).toEqual([]);
});

test('how long games are kept can be set in days', () => {
  expect(keepingFrom({})).toEqual({});
  const day = 24 * 3600 * 1000;
  expect(keepingFrom({ ARCHIVE_DAYS: 'never', UNPLAYED_DAYS: '7', ABANDONED_DAYS: '' })).toEqual({
    archiveMs: Infinity,
    unplayedMs: 7 * day,
  });
  expect(() => keepingFrom({ ABANDONED_DAYS: '0' })).toThrow('ABANDONED_DAYS is 0');
  expect(() => keepingFrom({ ARCHIVE_DAYS: 'soon' })).toThrow('a number of days');
});
