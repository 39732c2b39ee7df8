/** Who opened a table may mute those who look on. */
import type { ServerMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { type Client, newNonce } from './client.ts';
import { aSummary } from '../src/store/contract.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { isOnFile, openTable, request, startTest, watch } from './table.ts';

const speak = async (client: Client, text: string): Promise<string> => {
  const answer = await client.ask({ t: 'say', nonce: newNonce(), room: 'table', text });
  return answer.t === 'no' ? answer.reason.k : 'said';
};

const mute = (url: string, id: string, on: boolean, secrets: { token?: string; owner?: string }) =>
  request<ServerMessage>(url, `/api/tables/${id}/mute`, {
    method: 'POST',
    body: { t: 'mute', nonce: newNonce(), on },
    ...secrets,
  });

test('people who look on are muted and may speak again; those who play speak all along', async () => {
  const server = await startTest();
  const table = await openTable(server.url);
  const [anna, guest] = [await watch(server.url, table.id, table.seats[0]), await watch(server.url, table.id)];
  expect(await speak(guest, 'hello')).toBe('said');

  expect((await mute(server.url, table.id, true, { owner: table.owner })).status).toBe(200);
  await expect.poll(() => guest.table.muted).toBe(true);
  expect(await speak(guest, 'anybody there?')).toBe('server.muted');
  expect(await speak(anna, 'quiet at last')).toBe('said');
  // Who opened the table may look on as well, and is not muted.
  const owner = await watch(server.url, table.id, table.owner);
  expect(await speak(owner, 'I am here')).toBe('said');

  await server.close();
  const again = await startTest({ data: server.data });
  const late = await watch(again.url, table.id);
  expect([late.table.muted, await speak(late, 'now?')]).toEqual([true, 'server.muted']);
  await mute(again.url, table.id, false, { owner: table.owner });
  await expect.poll(() => late.table.muted).toBeUndefined();
  expect(await speak(late, 'thanks')).toBe('said');
});

test('nobody else can mute anybody, and what is so already leaves nothing behind', async () => {
  const { url } = await startTest();
  const table = await openTable(url);
  const guest = await watch(url, table.id);
  for (const secrets of [{}, { token: table.seats[0]! }, { token: table.seats[1]! }]) {
    const { status, body } = await mute(url, table.id, true, secrets);
    expect([status, body.reason?.k]).toEqual([403, 'server.notOwner']);
  }
  expect(await guest.ask({ t: 'mute', nonce: newNonce(), on: true })).toMatchObject({ t: 'no' });
  expect(await speak(guest, 'hello')).toBe('said');
  const { n } = guest;
  await mute(url, table.id, false, { owner: table.owner });
  await mute(url, table.id, false, { owner: table.owner });
  expect((await watch(url, table.id)).n).toBe(n);
});

test.runIf(isOnFile)('a table that was muted under the earlier name of this event is muted still', async () => {
  const server = await startTest();
  const table = await openTable(server.url);
  await server.close();
  const store = openSqlite(server.data);
  await store.append(table.id, { n: 1, at: 1, by: 'o', nonce: 'x', body: { t: 'silence', on: true } }, aSummary());
  await store.close();
  const { url } = await startTest({ data: server.data });
  expect((await watch(url, table.id)).table.muted).toBe(true);
});
