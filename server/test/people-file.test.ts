/** What of people is in the file, and what is not. */
import { readFileSync } from 'node:fs';
import type { PersonFile } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { anotherDevice, newCode, newPerson, remove, tablesOf } from './people.ts';
import { post, request, seated, startTest, watch } from './table.ts';

const A_NONCE = 'a-nonce-that-nobody-can-guess-';

test('a hold that was left behind opens nothing: the hash of the seat decides', async () => {
  const first = await startTest();
  const { table } = await seated(first.url);
  const livia = await newPerson(first.url);
  await tablesOf(first.url, livia, [{ table: table.id, token: table.seats[1]! }]);
  await first.close();
  // As if the process had died between freeing the seat and forgetting who held it.
  const store = openSqlite(first.data);
  await store.sql.run('UPDATE holds SET token_hash = $1', ['of somebody before']);
  await store.close();
  const { url } = await startTest({ data: first.data });
  const found = (await watch(url, table.id, livia)).got.find((m) => m.t === 'sync');
  expect(found).toMatchObject({ seat: 'spectator' });
  expect((await request(url, `/api/tables/${table.id}/record?as=1`, { token: livia })).status).toBe(403);
  // By showing the secret of today it is held again.
  await tablesOf(url, livia, [{ table: table.id, token: table.seats[1]! }]);
  expect((await watch(url, table.id, livia)).got.find((m) => m.t === 'sync')).toMatchObject({ seat: 1 });
});

test('what is stored and logged of people holds no secret', async () => {
  const server = await startTest();
  const { url, data, logged } = server;
  const { table } = await seated(url);
  const laptop = await newPerson(url);
  const phone = await anotherDevice(url, laptop);
  await tablesOf(url, laptop, [{ table: table.id, token: table.seats[1]!, owner: table.owner }]);
  const code = await newCode(url, laptop);
  const renewed = await post<{ token: string }>(url, `/api/tables/${table.id}/renew`, { nonce: A_NONCE }, phone);
  expect(renewed.status).toBe(201);
  await server.close();
  const stored = readFileSync(data);
  const secrets = [laptop, phone, laptop.slice(3), code, renewed.body.token, A_NONCE, table.owner, table.seats[1]!];
  for (const secret of secrets) {
    expect(stored.includes(secret)).toBe(false);
    expect(JSON.stringify(logged)).not.toContain(secret);
  }
});

test('what was deleted of a person is in the file no longer', async () => {
  const server = await startTest();
  const { url, data } = server;
  const { table } = await seated(url);
  const laptop = await newPerson(url, 'A device to be forgotten');
  const { id } = (await request<PersonFile>(url, '/api/me/export', { token: laptop })).body;
  await tablesOf(url, laptop, [{ table: table.id, token: table.seats[1]! }]);
  await remove(url, '/api/me', laptop);
  await server.close();
  const kept = readFileSync(data);
  expect([kept.includes(id), kept.includes('A device to be forgotten')]).toEqual([false, false]);
});
