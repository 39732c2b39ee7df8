/** The log: what an operator finds in it, and what nobody may. */
import { expect, test } from 'vitest';
import type { OpenedTable } from '@tabularium/protocol';
import { logTo } from '../src/common/log.ts';
import { createApp } from '../src/http/app.ts';
import { Readiness } from '../src/http/ready.ts';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { Readers } from '../src/connections/readers.ts';
import { openMemory } from '../src/store/memory.ts';
import { openNotices } from '../src/notices/open.ts';
import { Tables } from '../src/tables/tables.ts';
import { newNonce } from './client.ts';
import { anotherDevice, asked, newCode, newPerson, pair, remove, tablesOf } from './people.ts';
import { playOn, post, request, seated, startTest, watch } from './table.ts';
import { toyGames } from './toy-games.ts';

/** An app whose list of tables cannot be read. */
const failing = async () => {
  const lines: string[] = [];
  const log = logTo((line) => void lines.push(line), { process: 'one', release: '1.2.3' });
  const store = { ...openMemory(), listPublic: () => Promise.reject(new Error('the disk is on fire')) };
  const tables = new Tables(store, toyGames, Date.now, log);
  const app = createApp({
    tables,
    pool: undefined as never,
    notices: await openNotices(tables, {}),
    limits: LIMITS_BY_DEFAULT,
    origins: [],
    files: new Map(),
    carrierOf: () => undefined,
    addressOf: () => '',
    sockets: () => 0,
    readers: new Readers(LIMITS_BY_DEFAULT, Date.now),
    readiness: new Readiness(),
    isOurHost: () => true,
    lag: () => 0,
  });
  const ask = (id?: string) => app.request('/api/tables', { headers: id === undefined ? {} : { 'X-Request-Id': id } });
  return { ask, lines };
};

test('whoever meets a fault can quote a number, and it is in the log with the process and the release', async () => {
  const { ask, lines } = await failing();
  const answer = await ask('from-the-proxy_1');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('X-Request-Id')).toBe('from-the-proxy_1');
  expect(await answer.json()).toMatchObject({ reason: { k: 'server.failed', a: { request: 'from-the-proxy_1' } } });
  const [line] = lines.map((l) => JSON.parse(l) as Record<string, unknown>);
  expect(line).toMatchObject({
    event: 'http.failed',
    request: 'from-the-proxy_1',
    process: 'one',
    release: '1.2.3',
    error: 'the disk is on fire',
  });
});

test('an id that is none is replaced, and every request has another', async () => {
  const { ask } = await failing();
  const ids: string[] = [];
  for (const told of [undefined, 'short', 'x'.repeat(65), 'two words', 'a"b{c}d,e', 'ünïcödé-id'.slice(0, 3)])
    ids.push((await ask(told)).headers.get('X-Request-Id') ?? '');
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is done for a request is logged under its id', async () => {
  const lines: string[] = [];
  const { url } = await startTest({ log: logTo((line) => void lines.push(line)) });
  const opened = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'opens-a-table' },
    body: JSON.stringify({ game: 'toy-cards', seats: [{ kind: 'human', name: 'A' }, { kind: 'open' }] }),
  });
  expect(opened.headers.get('X-Request-Id')).toBe('opens-a-table');
  const found = lines.map((l) => JSON.parse(l) as Record<string, unknown>).find((l) => l['event'] === 'table.open');
  expect(found).toMatchObject({ request: 'opens-a-table' });
  expect(lines.find((l) => l.includes('server.start'))).not.toContain('"request"');
});

const CHAT = 'nobody else may ever read this sentence';
const WHISPER = 'and this one even less';
const ADDRESS = '203.0.113.77';

test('no secret, no word of chat and no address is in the log of a whole evening', async () => {
  const lines: string[] = [];
  const { url } = await startTest({ log: logTo((line) => void lines.push(line)), trustProxy: true });
  const from = { 'X-Forwarded-For': ADDRESS };
  const nonces = ['first', 'second', 'third'].map((which) => `the-${which}-nonce-that-nobody-can-guess`);
  // A table by link, joined by somebody, with moves, talk and whispers.
  const opened = await asked(url, '/api/tables', from, {
    game: 'toy-cards',
    seats: [{ kind: 'human', name: 'Anna' }, { kind: 'human', name: 'Ben' }, { kind: 'open' }],
  });
  const table = opened.body as unknown as OpenedTable & { code?: string };
  const joined = await asked(url, `/api/tables/${table.id}/join`, from, { name: 'Carla', nonce: nonces[0] });
  const third = String(joined.body['token']);
  const clients = await Promise.all([...table.seats.slice(0, 2), third].map((token) => watch(url, table.id, token)));
  await clients[0]!.ask({ t: 'say', nonce: newNonce(), room: 'table', text: CHAT });
  await clients[0]!.ask({ t: 'say', nonce: newNonce(), room: [0, 1], text: WHISPER });
  await playOn(clients, 6);
  // People, their devices, codes, and a seat under a new secret.
  const laptop = await newPerson(url);
  const phone = await anotherDevice(url, laptop);
  const code = await newCode(url, laptop);
  await tablesOf(url, laptop, [{ table: table.id, token: table.seats[1]!, owner: table.owner }]);
  const renewed = await post<{ token: string }>(url, `/api/tables/${table.id}/renew`, { nonce: nonces[1] }, phone);
  expect(renewed.status).toBe(201);
  // What goes wrong: secrets that open nothing, a code that is wrong, bodies that are none, somebody who does not say hello.
  const wrong = 'a-token-of-somebody-else-000000';
  for (const path of ['/record', '/events'])
    expect(
      (await asked(url, `/api/tables/${table.id}${path}`, { ...from, Authorization: `Bearer ${wrong}` })).status,
    ).toBe(403);
  expect((await pair(url, 'ps-wrong-code-0000')).status).toBe(403);
  await request(url, `/api/tables/${table.id}/act`, { method: 'POST', token: third, body: `{"nonce":"${nonces[2]}` });
  clients[2]!.socket.send(`{"t":"hello","token":"${wrong}"`);
  await clients[2]!.closed();
  await remove(url, '/api/me', phone);
  await seated(url);
  const removed = await request(url, `/api/tables/${table.id}`, { method: 'DELETE', owner: table.owner });
  expect(removed.status).toBe(204);

  const log = lines.join('');
  expect(log).toContain('"event":"table.open"');
  expect(log).toContain('"event":"table.remove"');
  const secrets = [
    laptop,
    phone,
    laptop.slice(3),
    phone.slice(3),
    code,
    renewed.body.token,
    wrong,
    third,
    table.owner,
    ...table.seats.slice(0, 2),
    ...nonces,
    ...(table.code === undefined ? [] : [table.code]),
  ];
  for (const secret of [...secrets, CHAT, WHISPER, ADDRESS, 'Anna', 'Carla', 'laptop'])
    expect(log).not.toContain(secret);
});
