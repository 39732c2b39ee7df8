/** Seats are taken, left and made free; who looks on is counted. */
import type { TableInfo, TableSummary } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { type Client, newNonce } from './client.ts';
import { openTable, playOn, post, request, startTest, watch } from './table.ts';

type Taken = { seat: number; token: string };
const NONCE = 'a-nonce-that-nobody-guesses';
const withOpen = (url: string, open = 1) =>
  openTable(url, {
    seats: [{ kind: 'human', name: 'Anna' }, ...Array.from({ length: open }, () => ({ kind: 'open' }) as const)],
  });
const join = (url: string, id: string, name: string, more: object = {}) =>
  post<Taken>(url, `/api/tables/${id}/join`, { name, ...more });
const free = (url: string, id: string, seat: number, secrets: { token?: string; owner?: string }, nonce = newNonce()) =>
  request(url, `/api/tables/${id}/free`, { method: 'POST', body: { t: 'free', nonce, seat }, ...secrets });
const infoOf = async (url: string, id: string) => (await request<TableInfo>(url, `/api/tables/${id}`)).body;

test('who joins and does not hear of it asks again with the same nonce and gets the same seat', async () => {
  const server = await startTest();
  const table = await withOpen(server.url, 2);
  const both = await Promise.all([1, 2].map(() => join(server.url, table.id, 'Bruno', { nonce: NONCE })));
  expect(both.map((a) => a.status)).toEqual([201, 201]);
  expect(both[1]!.body).toEqual(both[0]!.body);
  const bruno = await watch(server.url, table.id, both[0]!.body.token);
  expect(bruno.table.seats.map((s) => s.kind)).toEqual(['human', 'human', 'open']);
  // Another nonce is another person; another table another seat.
  const carla = await join(server.url, table.id, 'Carla', { nonce: `${NONCE}-2` });
  expect(carla.body.seat).toBe(2);
  const other = await withOpen(server.url);
  const there = await join(server.url, other.id, 'Bruno', { nonce: NONCE });
  expect(there.body.token).not.toBe(both[0]!.body.token);
  await server.close();
  const restarted = await startTest({ data: server.data });
  expect((await join(restarted.url, table.id, 'Bruno', { nonce: NONCE })).body).toEqual(both[0]!.body);
  expect((await infoOf(restarted.url, table.id)).seats.map((s) => s.name)).toEqual(['Anna', 'Bruno', 'Carla']);
});

test('a nonce that could be guessed is not taken, and nothing of one is stored', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  for (const nonce of ['', '1', 'x'.repeat(21), 'x'.repeat(65), 7])
    expect((await join(url, table.id, 'Bruno', { nonce })).status).toBe(400);
  expect((await infoOf(url, table.id)).seats[1]!.kind).toBe('open');
});

test('a name of which nothing can be seen is refused', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  for (const name of ['   ', '\u200E', '\u0007 \u202E', '\u200B\u2060'])
    expect((await join(url, table.id, name)).body).toMatchObject({ reason: { k: 'server.noName' } });
  expect((await infoOf(url, table.id)).seats[1]!.kind).toBe('open');
  // What breaks the line or turns it around is taken out of the rest.
  await join(url, table.id, '\u202Eann\nA');
  expect((await infoOf(url, table.id)).seats[1]!.name).toBe('ann A');
  const unnamed = { game: 'tetrarchia', seats: [{ kind: 'human', name: ' ' }] };
  expect((await post(url, '/api/tables', unnamed)).status).toBe(400);
});

test('who leaves a seat is sent away, the secret opens nothing, and somebody else may sit down', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  const anna = await watch(url, table.id, table.seats[0]);
  const { body } = await join(url, table.id, 'Bruno', { nonce: NONCE });
  const bruno = await watch(url, table.id, body.token);
  // Also one who has moved may leave.
  await playOn([anna, bruno], 2);
  expect((await free(url, table.id, 1, {})).body.reason?.k).toBe('server.notOwner');
  expect((await free(url, table.id, 1, { token: table.seats[0]! })).body.reason?.k).toBe('server.notOwner');
  const bye = bruno.next('bye');
  expect((await free(url, table.id, 1, { token: body.token })).status).toBe(200);
  expect((await bye).reason.k).toBe('server.freed');
  await expect.poll(() => anna.table.seats[1]).toEqual({ kind: 'open', name: '', before: ['Bruno'], online: false });
  expect((await free(url, table.id, 1, { token: body.token })).body.reason?.k).toBe('server.badToken');
  // A message that comes late takes nothing.
  expect((await join(url, table.id, 'Bruno', { nonce: NONCE })).body.reason?.k).toBe('server.freed');
  const carla = await join(url, table.id, 'Carla');
  expect(carla.body.seat).toBe(1);
  expect(carla.body.token).not.toBe(body.token);
  const again = await watch(url, table.id, carla.body.token);
  await playOn([anna, again]);
  expect(again.scene.over).toBeDefined();
  // Bruno has seen that hand: it is not hushed up.
  expect(again.table.seats[1]).toMatchObject({ name: 'Carla', before: ['Bruno'] });
  expect((await free(url, table.id, 1, { token: carla.body.token })).body.reason?.k).toBe('kernel.over');
});

test('the owner makes a seat free that was taken by the link and has not moved, once, and no other', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  const owner = { owner: table.owner, token: table.seats[0]! };
  const anna = await watch(url, table.id, table.seats[0]);
  expect((await free(url, table.id, 1, owner)).body.reason?.k).toBe('server.seatOpen');
  const first = await join(url, table.id, 'Bruno');
  await expect.poll(() => anna.table.seats[1]!.idle).toBe(true);
  const nonce = newNonce();
  expect((await free(url, table.id, 1, owner, nonce)).status).toBe(200);
  const second = await join(url, table.id, 'Carla');
  // The same message once more does not send Carla away.
  expect((await free(url, table.id, 1, owner, nonce)).status).toBe(200);
  const carla = await watch(url, table.id, second.body.token);
  expect(carla.table.seats[1]!.name).toBe('Carla');
  await expect(watch(url, table.id, first.body.token)).rejects.toThrow('closed');
  await playOn([anna, carla], 2);
  await expect.poll(() => anna.table.seats[1]!.idle).toBeUndefined();
  for (const seat of [1, 7])
    expect((await free(url, table.id, seat, { owner: table.owner })).body.reason?.k).toBe('server.hasMoved');
  expect((await free(url, table.id, 0, { owner: table.owner })).body.reason?.k).toBe('server.hasMoved');
  expect(anna.table.seats.map((s) => s.kind)).toEqual(['human', 'human']);
});

test('a seat is left over the socket as well, and what its person still sent is not carried out', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  const anna = await watch(url, table.id, table.seats[0]);
  await playOn([anna], 1);
  const { body } = await join(url, table.id, 'Bruno');
  const bruno = await watch(url, table.id, body.token);
  const bye = bruno.next('bye');
  bruno.send({ t: 'free', nonce: newNonce(), seat: 1 });
  bruno.send({ t: 'act', decision: bruno.scene.decision, nonce: newNonce(), verb: 'draw' });
  bruno.send({ t: 'say', nonce: newNonce(), room: 'table', text: 'still here' });
  await bye;
  await expect.poll(() => anna.table.seats[1]!.kind).toBe('open');
  expect(anna.scene.inputs).toBe(1);
  expect(anna.raw.join()).not.toContain('still here');
});

test('who takes back what was done on the seat before, and does something else, has moved', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  const first = await watch(url, table.id, table.seats[0]);
  await first.actAnyhow();
  const before = await join(url, table.id, 'Bruno');
  const bruno = await watch(url, table.id, before.body.token);
  await bruno.act('play', (bruno.scene.view as { hand: string[] }).hand[0]!);
  await free(url, table.id, 1, { token: before.body.token });
  const after = await join(url, table.id, 'Carla');
  const carla = await watch(url, table.id, after.body.token);
  expect((await carla.ask({ t: 'undo', nonce: 'undo' })).t).toBe('ok');
  expect((await infoOf(url, table.id)).seats[1]!.idle).toBe(true);
  await carla.act('play', (carla.scene.view as { hand: string[] }).hand[1]!);
  expect((await infoOf(url, table.id)).seats[1]!.idle).toBeUndefined();
});

test('a table that was copied may have its seats made free as if nobody had moved there', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  const { body } = await join(url, table.id, 'Bruno');
  const clients = await Promise.all([table.seats[0]!, body.token].map((t) => watch(url, table.id, t)));
  await playOn(clients);
  const clone = await post<{ id: string; owner: string }>(url, `/api/tables/${table.id}/clone`, {
    input: 4,
    seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }],
  });
  await join(url, clone.body.id, 'Carla');
  expect((await infoOf(url, clone.body.id)).seats[1]!.idle).toBe(true);
  expect((await free(url, clone.body.id, 1, { owner: clone.body.owner })).status).toBe(200);
});

test('everybody is told how many look on, and a crowd is told of once', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  const anna = await watch(url, table.id, table.seats[0]);
  expect(anna.table.spectators).toBeUndefined();
  const told = anna.got.length;
  const guests: Client[] = await Promise.all(Array.from({ length: 5 }, () => watch(url, table.id)));
  await expect.poll(() => anna.table.spectators).toBe(5);
  expect(anna.got.length - told).toBeLessThanOrEqual(2);
  for (const g of guests.slice(1)) g.close();
  await expect.poll(() => guests[0]!.table.spectators).toBe(1);
  guests[0]!.close();
  await expect.poll(() => anna.table.spectators).toBeUndefined();
});

test('a list of tables says how many inputs were made', async () => {
  const { url } = await startTest();
  const table = await withOpen(url);
  const anna = await watch(url, table.id, table.seats[0]);
  const { body } = await join(url, table.id, 'Bruno');
  await playOn([anna, await watch(url, table.id, body.token)], 3);
  const list = await request<{ tables: TableSummary[] }>(url, `/api/tables?ids=${table.id}`);
  expect(list.body.tables[0]).toMatchObject({ inputs: 3, ended: false });
});
