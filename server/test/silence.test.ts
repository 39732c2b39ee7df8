/** Who opened a table may silence those who look on. */
import type { ServerMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { type Client, newNonce } from './client.ts';
import { openTable, request, startTest, watch } from './table.ts';

const speak = async (client: Client, text: string): Promise<string> => {
  const answer = await client.ask({ t: 'say', nonce: newNonce(), room: 'table', text });
  return answer.t === 'no' ? answer.reason.k : 'said';
};

const silence = (url: string, id: string, on: boolean, secrets: { token?: string; owner?: string }) =>
  request<ServerMessage>(url, `/api/tables/${id}/silence`, {
    method: 'POST',
    body: { t: 'silence', nonce: newNonce(), on },
    ...secrets,
  });

test('people who look on are silenced and may speak again; those who play speak all along', async () => {
  const server = await startTest();
  const table = await openTable(server.url);
  const [anna, guest] = [await watch(server.url, table.id, table.seats[0]), await watch(server.url, table.id)];
  expect(await speak(guest, 'hello')).toBe('said');

  expect((await silence(server.url, table.id, true, { owner: table.owner })).status).toBe(200);
  await expect.poll(() => guest.table.silenced).toBe(true);
  expect(await speak(guest, 'anybody there?')).toBe('server.silenced');
  expect(await speak(anna, 'quiet at last')).toBe('said');
  // Who opened the table may look on as well, and is not silenced.
  const owner = await watch(server.url, table.id, table.owner);
  expect(await speak(owner, 'I am here')).toBe('said');

  await server.close();
  const again = await startTest({ data: server.data });
  const late = await watch(again.url, table.id);
  expect([late.table.silenced, await speak(late, 'now?')]).toEqual([true, 'server.silenced']);
  await silence(again.url, table.id, false, { owner: table.owner });
  await expect.poll(() => late.table.silenced).toBeUndefined();
  expect(await speak(late, 'thanks')).toBe('said');
});

test('nobody else can silence anybody, and what is so already leaves nothing behind', async () => {
  const { url } = await startTest();
  const table = await openTable(url);
  const guest = await watch(url, table.id);
  for (const secrets of [{}, { token: table.seats[0]! }, { token: table.seats[1]! }]) {
    const { status, body } = await silence(url, table.id, true, secrets);
    expect([status, body.reason?.k]).toEqual([403, 'server.notOwner']);
  }
  expect(await guest.ask({ t: 'silence', nonce: newNonce(), on: true })).toMatchObject({ t: 'no' });
  expect(await speak(guest, 'hello')).toBe('said');
  const { n } = guest;
  await silence(url, table.id, false, { owner: table.owner });
  await silence(url, table.id, false, { owner: table.owner });
  expect((await watch(url, table.id)).n).toBe(n);
});
