/** Tables that cannot be loaded as they were left: newer rules, damaged pages. They are refused in words and kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { type Answer, playOn, request, seated, startTest } from './table.ts';
import { Client } from './client.ts';

/** A table with some moves, in a file that no server holds. */
const left = async (moves = 40) => {
  const server = await startTest();
  const { table, clients } = await seated(server.url, 2, { options: { deck: 'long' } });
  // Cards are drawn as long as there are any, so that the game is long.
  await playOn(clients, moves, () => 0);
  await server.close();
  return { data: server.data, id: table.id };
};

const edit = (data: string, sql: string, ...values: readonly unknown[]): void => {
  const db = new Database(data);
  db.prepare(sql).run(...values);
  db.close();
};
const count = (data: string): unknown => {
  const db = new Database(data, { readonly: true });
  const n = db.prepare('SELECT count(*) FROM events').pluck().get();
  db.close();
  return n;
};

const opening = async (data: string, id: string): Promise<Answer<TableInfo>> => {
  const server = await startTest({ data });
  const { url } = server;
  const answer = await request<TableInfo>(url, `/api/tables/${id}`);
  const client = new Client(url);
  await client.opened();
  const bye = client.next('bye', () => true).catch(() => undefined);
  const sync = client.next('sync', () => true).catch(() => undefined);
  client.send({ t: 'hello', table: id });
  const said = await Promise.race([bye, sync]);
  if (said?.t === 'bye') expect(said.reason).toEqual(answer.body.reason);
  else expect(answer.status).toBe(200);
  client.close();
  await server.close();
  return answer;
};

test('a table as it was left is opened', async () => {
  const { data, id } = await left();
  expect((await opening(data, id)).status).toBe(200);
});

test.each([
  ['begun under', "UPDATE bodies SET sum = NULL, body = json_set(body, '$.version', 7)"],
  [
    'brought to',
    `UPDATE events SET sum = NULL, body = json_set(body, '$.body.entry.input', json('{"by":-1,"verb":"upgrade","arg":7}'))
     WHERE n = 2`,
  ],
])('a game that was %s newer rules is refused in words, and not written back to the older ones', async (_, sql) => {
  const { data, id } = await left();
  edit(data, sql);
  const before = count(data);
  const { status, body } = await opening(data, id);
  expect([status, body.reason]).toEqual([409, { k: 'server.newerRules', a: { version: 7, here: 1 } }]);
  expect(count(data)).toBe(before);
});

const DAMAGE: readonly [string, string][] = [
  ['an event is missing', 'DELETE FROM events WHERE n = 3'],
  ['a text does not fit its check sum', 'UPDATE events SET body = replace(body, \'"at":1\', \'"at":2\') WHERE n = 3'],
  ['what it began with does not fit its check sum', "UPDATE bodies SET body = json_set(body, '$.name', 'x')"],
  ['a text is no JSON any more', "UPDATE events SET sum = NULL, body = replace(body, '{', '') WHERE n = 3"],
  [
    'a change leads elsewhere, and a later one covers it up',
    `UPDATE events SET sum = NULL, body = json_set(body, '$.body.entry.digest', 'other') WHERE n = 32`,
  ],
  [
    'the last position is not the one recorded',
    `UPDATE events SET sum = NULL, body = json_set(body, '$.body.entry.digest', 'other') WHERE n = 40`,
  ],
];
test.each(DAMAGE)('a table is refused as damaged when %s', async (_, sql) => {
  const { data, id } = await left();
  edit(data, sql);
  const { status, body } = await opening(data, id);
  expect([status, body.reason?.k]).toEqual([500, 'server.damaged']);
});

test('a damaged page is noticed', async () => {
  const { data, id } = await left();
  const bytes = readFileSync(data);
  // Wherever the file holds it, in the middle of what was said in a move.
  let found = 0;
  for (let at = bytes.indexOf('cards.drew'); at >= 0; at = bytes.indexOf('cards.drew', at)) {
    bytes.write('cards.DREW', at);
    found++;
  }
  expect(found).toBeGreaterThan(0);
  writeFileSync(data, bytes);
  const { status, body } = await opening(data, id);
  expect([status, body.reason?.k]).toEqual([500, 'server.damaged']);
});
