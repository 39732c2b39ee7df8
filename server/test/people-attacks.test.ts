/** Attempts to get at a seat, or at a person, that is not one's own. */
import type { Problem } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { Client, newNonce } from './client.ts';
import { anotherDevice, asked, me, newCode, newPerson, pair, remove, tablesOf } from './people.ts';
import { onEnd, openTable, playOn, post, request, seated, startTest, watch } from './table.ts';

const A_NONCE = 'a-nonce-that-nobody-can-guess-';

const atTime = async (limits = {}) => {
  const time = { now: 1_800_000_000_000 };
  return { time, ...(await startTest({ clock: () => time.now, limits })) };
};

/** The seat that a hello leads to, or why it does not. */
const hello = async (url: string, table: string, shown: { token?: string; person?: string }) => {
  const client = new Client(url);
  onEnd(() => client.close());
  await client.opened();
  const answer = Promise.race([client.next('sync'), client.next('bye')]);
  client.send({ t: 'hello', table, ...shown });
  const found = await answer;
  return found.t === 'sync' ? found.seat : found.reason.k;
};

const free = (url: string, table: string, seat: number, token: string) =>
  post<Problem>(url, `/api/tables/${table}/free`, { t: 'free', nonce: newNonce(), seat }, token);

test('nobody holds a seat without its secret', async () => {
  const { url } = await atTime();
  const { table } = await seated(url, 2, { name: 'Not yours' });
  const other = await openTable(url);
  const thief = await newPerson(url);
  const tries = [
    { table: table.id, token: 'guessed' },
    { table: table.id, token: other.seats[0]! },
    { table: table.id, token: thief },
    { table: table.id, owner: other.owner },
    { table: table.id },
  ];
  expect((await tablesOf(url, thief, tries.slice(0, 1))).body.stale).toEqual([table.id]);
  for (const tried of tries) {
    const { body } = await tablesOf(url, thief, [tried]);
    expect(body.tables).toEqual([]);
  }
  // Naming the seat, or the person who holds it, is no way either.
  const livia = await newPerson(url);
  await tablesOf(url, livia, [{ table: table.id, token: table.seats[1]! }]);
  const { id } = (await request<{ id: string }>(url, '/api/me/export', { token: livia })).body;
  const device = (await me(url, livia)).body.devices[0]!.id;
  for (const secret of [id, device, `me.${id}`, `me.${device}`, 'me.', '']) {
    expect(await hello(url, table.id, { token: secret || 'x' })).not.toBe(1);
    expect((await me(url, secret)).status).toBe(401);
  }
  expect(await hello(url, table.id, { person: thief })).toBe('spectator');
  expect(JSON.stringify((await tablesOf(url, thief)).body)).not.toContain('Not yours');
});

test('a seat that was freed is held by nobody, whoever takes it next', async () => {
  const { url } = await atTime();
  const table = await openTable(url, { seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }] });
  const bruno = await newPerson(url);
  const body = { name: 'Bruno', nonce: A_NONCE };
  await asked(url, `/api/tables/${table.id}/join`, { 'X-Person': bruno }, body);
  const open = await watch(url, table.id, bruno);
  const bye = open.next('bye');
  expect((await free(url, table.id, 1, table.owner)).status).toBe(200);
  expect((await bye).reason.k).toBe('server.freed');
  expect(await hello(url, table.id, { person: bruno })).toBe('spectator');
  expect((await tablesOf(url, bruno)).body.tables).toEqual([]);
  // Somebody else sits there now. Bruno's device still knows the nonce with which he joined.
  const carla = await post<{ token: string }>(url, `/api/tables/${table.id}/join`, {
    name: 'Carla',
    nonce: `${A_NONCE}2`,
  });
  expect(carla.status).toBe(201);
  expect((await asked(url, `/api/tables/${table.id}/join`, { 'X-Person': bruno }, body)).status).toBe(409);
  expect(await hello(url, table.id, { person: bruno })).toBe('spectator');
  expect(await hello(url, table.id, { token: carla.body.token })).toBe(1);
});

test('after a renewal a stolen secret opens nothing, and neither does what was held with it', async () => {
  const { url } = await atTime();
  const { table, clients } = await seated(url);
  await playOn(clients, 2);
  const [livia, thief] = [await newPerson(url), await newPerson(url)];
  const stolen = table.seats[1]!;
  for (const person of [livia, thief]) await tablesOf(url, person, [{ table: table.id, token: stolen }]);
  const inside = await watch(url, table.id, thief);
  const bye = inside.next('bye');
  const renewed = await post<{ token: string }>(url, `/api/tables/${table.id}/renew`, { nonce: A_NONCE }, livia);
  expect(renewed.status).toBe(201);
  await bye;
  expect(await hello(url, table.id, { person: thief })).toBe('spectator');
  expect(await hello(url, table.id, { token: stolen, person: thief })).toBe('server.badToken');
  const { body } = await tablesOf(url, thief, [{ table: table.id, token: stolen }]);
  expect(body).toEqual({ tables: [], stale: [table.id] });
  expect((await post(url, `/api/tables/${table.id}/renew`, { nonce: `${A_NONCE}2` }, thief)).status).toBe(403);
  expect(await hello(url, table.id, { person: livia })).toBe(1);
  expect(renewed.text).not.toContain(stolen);
});

test('a code works once, for ten minutes, and only the latest', async () => {
  const { url, time } = await atTime();
  const laptop = await newPerson(url);
  const code = await newCode(url, laptop);
  const both = await Promise.all([pair(url, code), pair(url, code)]);
  expect(new Set(both.map((p) => p.status))).toEqual(new Set([201, 403]));
  expect((await pair(url, code)).body.reason!.k).toBe('server.badCode');
  const late = await newCode(url, laptop);
  time.now += 10 * 60_000;
  expect((await pair(url, late)).status).toBe(403);
  const [older, newer] = [await newCode(url, laptop), await newCode(url, laptop)];
  expect((await pair(url, older)).status).toBe(403);
  expect((await pair(url, newer)).status).toBe(201);
  expect((await me(url, laptop)).body.devices).toHaveLength(3);
});

test('codes cannot be guessed: after ten tries an address waits, and others do not', async () => {
  const time = { now: 1_800_000_000_000 };
  const { url } = await startTest({ clock: () => time.now, trustProxy: true });
  const from = (address: string, path: string, body: unknown) => asked(url, path, { 'X-Forwarded-For': address }, body);
  const tries = [];
  for (let i = 0; i < 13; i++) tries.push((await from('10.0.0.1', '/api/people/pair', { code: `AAAA${i}` })).status);
  expect(tries).toEqual([...Array<number>(10).fill(403), 429, 429, 429]);
  expect((await from('10.0.0.2', '/api/people/pair', { code: 'AAAA' })).status).toBe(403);
  time.now += 30_000;
  expect((await from('10.0.0.1', '/api/people/pair', { code: 'AAAA' })).status).toBe(403);
  expect((await from('10.0.0.1', '/api/people/pair', { code: 'AAAA' })).status).toBe(429);
  // Nor is the store filled with people.
  const made = [];
  for (let i = 0; i < 12; i++) made.push((await from('10.0.0.3', '/api/people', {})).status);
  expect(made).toEqual([...Array<number>(10).fill(201), 429, 429]);
});

test('a device that is signed out is sent away in the middle of play, and can do nothing more', async () => {
  const { url } = await atTime();
  const { table, clients } = await seated(url);
  const laptop = await newPerson(url);
  await tablesOf(url, laptop, [{ table: table.id, token: table.seats[0]!, owner: table.owner }]);
  const lost = await anotherDevice(url, laptop);
  const there = await watch(url, table.id, lost);
  const bye = there.next('bye');
  await remove(url, '/api/me/devices', laptop);
  expect((await bye).reason.k).toBe('server.signedOut');
  expect(await hello(url, table.id, { person: lost })).toBe('server.signedOut');
  expect(await hello(url, table.id, { token: lost })).toBe('server.signedOut');
  const deed = { t: 'say', nonce: newNonce(), room: 'table', text: 'still here' };
  const said = await post<Problem>(url, `/api/tables/${table.id}/say`, deed, lost);
  expect([said.status, said.body.reason!.k]).toEqual([401, 'server.signedOut']);
  expect((await request(url, `/api/tables/${table.id}/at/0?as=0`, { token: lost })).status).toBe(401);
  expect((await remove(url, `/api/tables/${table.id}`, lost)).status).toBe(403);
  for (const path of ['/api/me', '/api/me/export'])
    expect((await request(url, path, { token: lost })).status).toBe(401);
  for (const path of ['/api/me', '/api/me/devices']) expect((await remove(url, path, lost)).status).toBe(401);
  expect((await request(url, '/api/me/code', { method: 'POST', token: lost })).status).toBe(401);
  // Those who came by the secret of the seat itself are not concerned.
  expect(clients[0]!.isClosed()).toBe(false);
  await playOn(clients, 1);
});

test('one person signs out no device of another', async () => {
  const { url } = await atTime();
  const [livia, thief] = [await newPerson(url), await newPerson(url)];
  const { id } = (await me(url, livia)).body.devices[0]!;
  expect((await remove(url, `/api/me/devices/${id}`, thief)).status).toBe(404);
  const renamed = await request(url, `/api/me/devices/${id}`, { method: 'PUT', token: thief, body: { label: 'ha' } });
  expect(renamed.status).toBe(404);
  await remove(url, '/api/me/devices', thief);
  await remove(url, '/api/me', thief);
  expect((await me(url, livia)).body.devices[0]!.label).toBe('laptop');
});

test('pages of other sites make no person and use no session', async () => {
  const { url } = await atTime();
  const laptop = await newPerson(url);
  const evil = { Origin: 'https://evil.example', Authorization: `Bearer ${laptop}` };
  for (const path of ['/api/people', '/api/people/pair', '/api/me/code', '/api/me/tables'])
    expect((await asked(url, path, evil, {})).status).toBe(403);
  const deleted = await fetch(`${url}/api/me`, { method: 'DELETE', headers: evil });
  expect(deleted.status).toBe(403);
  expect((await me(url, laptop)).status).toBe(200);
});

test('what a person sends is limited and of a known shape', async () => {
  const { url } = await atTime();
  const laptop = await newPerson(url);
  const many = Array.from({ length: 101 }, (_, i) => ({ table: `t${i}` }));
  expect((await tablesOf(url, laptop, many)).status).toBe(400);
  expect((await request(url, '/api/people', { method: 'POST', body: { label: 'x'.repeat(41) } })).status).toBe(400);
  expect((await request(url, '/api/people', { method: 'POST', body: { name: 'Livia' } })).status).toBe(400);
  const large = 'x'.repeat(20_000);
  expect((await request(url, '/api/people/pair', { method: 'POST', body: { code: large } })).status).toBe(413);
  // Of many tables that are not there, none is a reason to fail.
  expect((await tablesOf(url, laptop, many.slice(0, 100))).body).toEqual({ tables: [], stale: [] });
});
