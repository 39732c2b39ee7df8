/** A table may wait for its people: no game begins there in anybody's back. */
import { openGame, toFile } from '@tabularium/kernel';
import type { NewSeat, OpenedTable, TableInfo, TableSummary } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { silent } from '../src/common/log.ts';
import { createTable } from '../src/opening/create.ts';
import { joinTable } from '../src/opening/join.ts';
import { openMemory } from '../src/store/memory.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { act } from '../src/tables/acts.ts';
import { begin } from '../src/tables/beginning.ts';
import { tableInfo } from '../src/tables/table-info.ts';
import { Tables } from '../src/tables/tables.ts';
import { newNonce } from './client.ts';
import { openTable, playOn, post, request, seated, startTest, watch } from './table.ts';
import { toyCards } from './toy-cards.ts';
import { toyGames } from './toy-games.ts';

const anna: NewSeat = { kind: 'human', name: 'Anna' };
const open: NewSeat = { kind: 'open' };
const bot: NewSeat = { kind: 'bot', bot: 'random' };

/** Long enough for a bot that does not wait. */
const A_WHILE = 200;

const infoOf = async (url: string, id: string) => (await request<TableInfo>(url, `/api/tables/${id}`)).body;
const beginNow = (url: string, id: string, owner: string, body: object = { free: 'open' }) =>
  request(url, `/api/tables/${id}/begin`, { method: 'POST', body: { t: 'begin', nonce: newNonce(), ...body }, owner });
const join = (url: string, id: string, name: string) =>
  post<{ seat: number; token: string }>(url, `/api/tables/${id}/join`, { name });

test('nobody is asked and no bot moves before the last seat is taken, also after a restart', async () => {
  const server = await startTest();
  const table = await openTable(server.url, { seats: [bot, anna, open], waits: true, answerTime: 300 });
  const waiting = await watch(server.url, table.id, table.seats[1]);
  expect(waiting.table).toMatchObject({ waits: true });
  expect(waiting.table.deadline).toBeUndefined();
  expect(waiting.scene).toMatchObject({ waiting: [], inputs: 0 });
  expect(waiting.scene.question).toBeUndefined();
  await new Promise((done) => setTimeout(done, A_WHILE));
  expect(server.logged.filter((l) => l.event.startsWith('bot'))).toEqual([]);
  expect(waiting.scene.inputs).toBe(0);
  await server.close();
  const again = await startTest({ data: server.data });
  const a = await watch(again.url, table.id, table.seats[1]);
  expect(a.table).toMatchObject({ waits: true, seats: [{ kind: 'bot' }, { name: 'Anna' }, { kind: 'open' }] });
  const { body } = await request<{ tables: TableSummary[] }>(again.url, `/api/tables?ids=${table.id}`);
  expect(body.tables[0]).toMatchObject({ waiting: [], openSeats: 1, inputs: 0 });
  const anew = a.next('sync');
  await join(again.url, table.id, 'Bruno');
  await anew;
  expect(a.table.waits).toBeUndefined();
  await expect.poll(() => a.scene.inputs).toBeGreaterThan(0);
});

test('the owner lets it begin: the free seats stay open, or bots take them', async () => {
  const server = await startTest();
  const first = await openTable(server.url, { seats: [anna, open], waits: true });
  const a = await watch(server.url, first.id, first.seats[0]);
  expect((await beginNow(server.url, first.id, 'x'.repeat(32))).status).toBe(403);
  const anew = a.next('sync');
  expect((await beginNow(server.url, first.id, first.owner)).status).toBe(200);
  await anew;
  expect(a.scene.question).toBeDefined();
  expect((await beginNow(server.url, first.id, first.owner)).body).toMatchObject({ reason: { k: 'server.begun' } });
  expect((await infoOf(server.url, first.id)).seats[1]).toMatchObject({ kind: 'open' });

  const second = await openTable(server.url, { seats: [anna, open], waits: true });
  const wrong = await beginNow(server.url, second.id, second.owner, { free: 'bots', bot: 'nobody' });
  expect(wrong.body).toMatchObject({ reason: { k: 'server.noBot' } });
  await beginNow(server.url, second.id, second.owner, { free: 'bots', bot: 'random' });
  await server.close();
  const again = await startTest({ data: server.data });
  const info = await infoOf(again.url, second.id);
  expect(info.waits).toBeUndefined();
  expect(info.seats[1]).toMatchObject({ kind: 'bot', bot: 'random' });
});

test('without `waits` the game begins at once, as it always did; so does a table where nobody is missing', async () => {
  const { url } = await startTest();
  const plain = await openTable(url, { seats: [anna, open] });
  expect((await watch(url, plain.id, plain.seats[0])).scene.question).toBeDefined();
  const full = await openTable(url, { seats: [anna, bot], waits: true });
  expect((await infoOf(url, full.id)).waits).toBeUndefined();
});

test('a short code leads to the table as long as a seat is open', async () => {
  const server = await startTest();
  const table = await openTable(server.url, { seats: [anna, open], waits: true });
  const { code } = await infoOf(server.url, table.id);
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  const led = async (url: string, to: string) => request<{ id: string }>(url, `/api/codes/${to}`);
  expect((await led(server.url, code!.toLowerCase())).body).toEqual({ id: table.id });
  expect(await led(server.url, 'NOSUCH')).toMatchObject({ status: 404, body: { reason: { k: 'server.noCode' } } });
  await server.close();
  const again = await startTest({ data: server.data });
  expect((await led(again.url, code!)).body.id).toBe(table.id);
  await join(again.url, table.id, 'Bruno');
  expect((await led(again.url, code!)).status).toBe(404);
  expect((await infoOf(again.url, table.id)).code).toBeUndefined();
});

test('the time to answer runs from the beginning on, in any store', async () => {
  const at = { now: 1_000_000_000 };
  const store = openMemory();
  const tables = new Tables(store, toyGames, () => at.now, silent);
  const wanted = { game: 'toy-cards', options: {}, visibility: 'link', answerTime: 3600, waits: true } as const;
  const { id } = await createTable(tables, { ...wanted, seats: [anna, open] });
  const room = (await tables.room(id))!;
  at.now += 7_200_000;
  expect(await store.overdue(at.now, 10)).toEqual([]);
  const anna0 = { eye: 0, owner: false };
  const decision = decisionOf(room.record, 0);
  const tooSoon = await act(room, anna0, { decision, nonce: newNonce(), verb: 'pass' });
  expect(tooSoon).toMatchObject({ t: 'no', reason: { k: 'server.notBegun' } });
  await joinTable(room, { name: 'Bruno' });
  const deadline = tableInfo(room.record, room.audience).deadline;
  expect(deadline === undefined || deadline.at >= at.now + 3_600_000).toBe(true);
  expect(room.record.waitingSince).toBe(at.now);
  const late = await begin(room, { eye: 0, owner: true }, { t: 'begin', nonce: newNonce(), free: 'open' });
  expect(late).toMatchObject({ t: 'no', reason: { k: 'server.begun' } });
});

test('a copy, a rematch and a game from a file have a code too, and so has a table where a seat becomes free', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  await playOn(clients);
  const file = toFile(openGame(toyCards, 2, {}, { t: 'seed', seed: 'x' }));
  const seats = [anna, open];
  const copy = await post<OpenedTable>(url, `/api/tables/${table.id}/clone`, { input: 1, seats });
  const again = await post<OpenedTable>(url, '/api/tables/import', { file, seats });
  const rematch = await post<OpenedTable>(url, `/api/tables/${table.id}/rematch`, {}, table.owner);
  expect((await infoOf(url, rematch.body.id)).code).toBeUndefined();
  const free = { t: 'free', nonce: newNonce(), seat: 1 };
  await post(url, `/api/tables/${rematch.body.id}/free`, free, table.seats[0]!);
  for (const { id } of [copy.body, again.body, rematch.body]) {
    const { code } = await infoOf(url, id);
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect((await request(url, `/api/codes/${code}`)).body).toEqual({ id });
  }
});
