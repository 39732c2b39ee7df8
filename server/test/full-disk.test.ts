/** A file that can take no more. SQLite itself says so (SQLITE_FULL), because it may use no further page. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { openTable, people, post, request, seated, startTest, tempFolder, watch } from './table.ts';

afterEach(() => vi.restoreAllMocks());

/** Sets the most pages of every connection that the store opens from now on, and gives those connections. */
const connections = (mostPages?: number): Database.Database[] => {
  const opened: Database.Database[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each connection below
  const pragma = Database.prototype.pragma;
  vi.spyOn(Database.prototype, 'pragma').mockImplementation(function (this: Database.Database, source, options) {
    if (source.startsWith('busy_timeout')) {
      opened.push(this);
      if (mostPages !== undefined) pragma.call(this, `max_page_count = ${mostPages}`);
    }
    return pragma.call(this, source, options);
  });
  return opened;
};
const fill = (db: Database.Database): void =>
  void db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`);
const makeRoom = (db: Database.Database): void => void db.pragma('max_page_count = 1000000');

test('a server does not start on a full disk, and says why', async () => {
  const data = join(tempFolder(), 'games.sqlite');
  connections(2);
  await expect(startTest({ data })).rejects.toThrow(`${data} cannot be written (the disk is full). Make room`);
  // The lock has been given back: with room it starts.
  vi.restoreAllMocks();
  expect((await request((await startTest({ data })).url, '/health')).status).toBe(200);
});

test('on a full disk nothing is told that was not kept, and play goes on when there is room', async () => {
  const opened = connections();
  const { url, logged } = await startTest();
  const [db] = opened as [Database.Database];
  const { table, clients } = await seated(url, 2, { options: { deck: 'long' } });
  const guest = await watch(url, table.id);
  fill(db);
  // New tables need pages: soon one is refused in words, and none of it is left.
  const tryOne = () => post(url, '/api/tables', { game: 'toy-cards', seats: people(2) });
  let answer = await tryOne();
  let more = 0;
  for (; answer.status === 201; more++) answer = await tryOne();
  expect([answer.status, answer.body.reason]).toMatchObject([500, { k: 'server.failed' }]);
  expect(logged.find((l) => l.event === 'http.failed')).toMatchObject({ error: 'database or disk is full' });
  const { tables } = (await request<{ tables: number }>(url, '/health')).body;
  expect(tables).toBe(1 + more);

  // Whoever plays is told only what is kept, until a move no longer fits; then everybody is sent away.
  const away = guest.next('bye');
  let kept = 0;
  for (;;) {
    await expect.poll(() => clients.find((c) => c.isAsked())?.scene.inputs).toBe(kept);
    const answered = await clients
      .find((c) => c.isAsked())!
      .actAnyhow(() => 0)
      .catch(() => undefined);
    if (answered?.t !== 'ok') break;
    kept++;
  }
  expect((await away).reason).toMatchObject({ k: 'server.failed' });
  expect(guest.got.filter((m) => m.t === 'step')).toHaveLength(kept);

  makeRoom(db);
  const back = await watch(url, table.id, table.seats[kept % 2]);
  expect(back.scene.inputs).toBe(kept);
  expect((await back.actAnyhow(() => 0)).t).toBe('ok');
  await openTable(url);
});
