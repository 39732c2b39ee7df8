/** Those in a room see that somebody is writing in it. It is no event: nothing of it is kept, counted or answered. */
import type { ServerMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { writes } from '../src/tables/talk.ts';
import { PrivateTable } from './private-acts.ts';
import { openTable, people, request, seated, startTest, watch } from './table.ts';

/** Everything that somebody was sent up to now: the answer to a ping comes last. */
const sentTo = async (client: Awaited<ReturnType<typeof watch>>, from = 0): Promise<readonly ServerMessage[]> => {
  const pong = client.next('pong');
  client.send({ t: 'ping' });
  await pong;
  return client.got.slice(from).filter((m) => m.t !== 'pong');
};

test('[AGR-05] over the wire: the others in the room are told, and nobody else, nor the writer', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url, 3);
  const spectator = await watch(url, table.id);
  const all = [...clients, spectator];
  for (const client of all) await sentTo(client);
  const before = all.map((client) => client.got.length);
  const [anna] = clients as [(typeof clients)[0]];
  const of = (room: 'table' | number[]) => ({ t: 'writing', by: 0, room });
  anna.send({ t: 'writing', room: [2] });
  anna.send({ t: 'writing', room: 'table' });
  // Neither a room nor a place to write in; and who only looks on has no seat to be named by.
  anna.send({ t: 'writing', room: [0] });
  anna.send({ t: 'writing', room: [2, 9] });
  spectator.send({ t: 'writing', room: 'table' });
  for (const writer of [anna, spectator]) await sentTo(writer);
  const told = await Promise.all([0, 1, 2, 3].map(async (i) => sentTo(all[i]!, before[i])));
  expect(told).toEqual([[], [of('table')], [of([0, 2]), of('table')], [of('table')]]);
  // Nothing has been counted: the first line that is really said has the first number.
  expect(await anna.ask({ t: 'say', nonce: 'first', room: [2], text: 'Shall we?' })).toMatchObject({ t: 'ok', n: 1 });
});

test('writing too often is dropped and disturbs nobody; after a while it is told again', async () => {
  const t = await PrivateTable.open();
  const told = (): number => t.received.get(2)!.filter((frame) => frame.includes('"t":"writing"')).length;
  for (let i = 0; i < 100; i++) writes(t.room, { eye: 0 }, { room: [2] });
  expect(told()).toBe(4);
  // Each seat by itself.
  writes(t.room, { eye: 1 }, { room: [2] });
  expect(told()).toBe(5);
  t.now += 2000;
  for (let i = 0; i < 3; i++) writes(t.room, { eye: 0 }, { room: [2] });
  expect(told()).toBe(6);
});

test('nothing of it is stored, and it is no sign of life of a table', async () => {
  const t = await PrivateTable.open();
  const { touched } = t.room;
  t.now += 5000;
  writes(t.room, { eye: 0 }, { room: [2] });
  await t.room.idle();
  expect((await t.store.load('rome'))!.events).toEqual([]);
  expect(t.room.touched).toBe(touched);
  expect(t.room.record.n).toBe(0);
});

test('there is no request for it over HTTP', async () => {
  const { url } = await startTest();
  const table = await openTable(url, { seats: people(2) });
  const answer = await request(url, `/api/tables/${table.id}/writing`, {
    method: 'POST',
    body: { t: 'writing', room: [1] },
    token: table.seats[0]!,
  });
  expect(answer.status).toBe(404);
});
