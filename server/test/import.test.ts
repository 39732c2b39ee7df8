/** Games leave as files and come back; files from anywhere do no harm. */
import { type Entry, kernelEn, firstDifference, type GameFile, openGame, rng, toFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { randomInput } from '@tabularium/kernel';
import { firstFault, serverEn, type OpenedTable, type TableFile, type TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { openTable, playOn, post, request, seated, startTest, watch } from './table.ts';
import { toyCards } from './toy-cards.ts';
import { replaceByBot } from './votes.ts';

type Sealed = TableFile;
const faultIn = (file: TableFile) => firstFault(toyCards, file, { commitment, draw: keyedDraw });
const exported = async (url: string, id: string, token?: string): Promise<Sealed> => {
  const { status, text } = await request(url, `/api/tables/${id}/export`, token === undefined ? {} : { token });
  expect(status).toBe(200);
  return JSON.parse(text) as Sealed;
};
const importing = (url: string, file: unknown, more = {}) =>
  post<OpenedTable>(url, '/api/tables/import', { file, ...more });

/** A game as the command line would have saved it. */
const offline = (inputs: number): GameFile => {
  const opened = openGame(toyCards, 2, {}, { t: 'seed', seed: 'x' });
  const { below } = rng('answers');
  for (let i = 0; i < inputs && !opened.match.state.over; i++) {
    const seat = opened.match.engine.waitingFor(opened.match.state)[0]!;
    opened.match.play(randomInput(opened.match.question(seat)!, seat, below)!);
  }
  return toFile(opened);
};

test('a finished game is exported with its key, is what the rules make of it, and comes back verified', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  await playOn(clients);
  const file = await exported(url, table.id);
  expect(file.source.t === 'key' && commitment(file.source.key!)).toBe(clients[0]!.table.dice.commitment);
  expect(firstDifference(toyCards, file, keyedDraw((file.source as { key: string }).key))).toBeUndefined();
  const { seal: _, ...unsealed } = file;
  const back = await importing(url, unsealed);
  expect(back.status).toBe(201);
  const info = await request<TableInfo>(url, `/api/tables/${back.body.id}`);
  expect(info.body).toMatchObject({
    ended: true,
    origin: { t: 'import', verified: true },
    dice: { key: (file.source as { key: string }).key },
  });
  const again = await exported(url, back.body.id);
  expect({ ...again, seal: '' }).toEqual({ ...file, seal: '' });
});

test('a running game goes to the owner without its key, and goes on from there with new dice', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  await playOn(clients, 3);
  const file = await exported(url, table.id, table.owner);
  expect(file.source).toEqual({ t: 'key', commitment: clients[0]!.table.dice.commitment });
  const back = await importing(url, file);
  expect(back.status).toBe(201);
  const players = await Promise.all(back.body.seats.map((token) => watch(url, back.body.id, token)));
  // Fresh dice are an input of their own, behind which nothing is taken back: a view may say so.
  const position = (client: Client) => ({ ...(client.scene.view as object), inputs: 0, floor: 0 });
  expect(position(players[0]!)).toEqual(position(clients[0]!));
  expect(players[0]!.scene.inputs).toBe(4);
  expect(players[0]!.table.dice.commitment).not.toBe(clients[0]!.table.dice.commitment);
  await playOn(players);
  expect(players[0]!.scene.over).toBeDefined();
  // Without the seal nobody can vouch for it.
  const { seal: _, ...unsealed } = file;
  expect((await importing(url, unsealed)).body.reason?.k).toBe('server.unchecked');
});

test('a game with bots comes back with them, unless somebody else is named for their seats', async () => {
  const { url } = await startTest();
  const seats = [
    { kind: 'human', name: 'A' },
    { kind: 'bot', bot: 'random' },
  ] as const;
  const table = await openTable(url, { seats: [...seats] });
  const a = await watch(url, table.id, table.seats[0]);
  await a.actAnyhow();
  await expect.poll(() => a.isAsked()).toBe(true);
  const file = await exported(url, table.id, table.owner);
  expect(file.seated).toEqual(['human', 'random']);
  const { body } = await importing(url, file);
  expect(body.seats.map((token) => token === null)).toEqual([false, true]);
  const again = await watch(url, body.id, body.seats[0]);
  expect(again.table.seats.map((s) => s.bot)).toEqual([undefined, 'random']);
  const { inputs } = again.scene;
  await again.actAnyhow();
  await expect.poll(() => again.scene.inputs).toBeGreaterThan(inputs + 1);
  const people = [seats[0], { kind: 'human', name: 'B' }];
  expect((await importing(url, file, { seats: people })).body.seats).not.toContain(null);
  const bad = (seated: unknown) => importing(url, { ...offline(1), seated });
  expect((await bad(['human'])).body.problems?.at(-1)).toEqual({ k: 'server.file.shape', a: { at: 'file.seated' } });
  expect((await bad(['human', 7])).body.problems?.at(-1)?.k).toBe('server.file.shape');
  expect((await bad(['human', 'nobody'])).body.reason?.k).toBe('server.noBot');
  expect((await bad(['human', 'random'])).status).toBe(201);
});

test('a bot that only stands in for somebody does not have the seat in the file', async () => {
  const { url } = await startTest({ botPauseMs: 60_000, limits: { awayMs: 0 } });
  const { table, clients } = await seated(url, 3);
  clients[2]!.close();
  await expect.poll(() => clients[0]!.table.seats[2]!.online).toBe(false);
  await replaceByBot(clients.slice(0, 2), 2);
  await expect.poll(() => clients[0]!.table.seats[2]!.kind).toBe('bot');
  expect((await exported(url, table.id, table.owner)).seated).toEqual(['human', 'human', 'human']);
});

test('a game from the command line goes on here, if the rules say that it is one', async () => {
  const { url } = await startTest();
  const file = offline(3);
  const { status, body } = await importing(url, file, {
    seats: [
      { kind: 'human', name: 'A' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  expect(status).toBe(201);
  const a = await watch(url, body.id, body.seats[0]);
  expect(a.table.seats[1]!.kind).toBe('bot');
  await expect.poll(() => a.isAsked()).toBe(true);
  expect((await a.actAnyhow()).t).toBe('ok');
});

test('a clone goes on from any input of a finished game, with new secrets and dice', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  expect((await post(url, `/api/tables/${table.id}/clone`, {})).status).toBe(403);
  await playOn(clients);
  const path = `/api/tables/${table.id}/clone`;
  expect((await post(url, path, { input: 999 })).body.reason?.k).toBe('server.noInput');
  const clone = await post<OpenedTable>(url, path, { input: 2 });
  expect(clone.status).toBe(201);
  expect(clone.body.seats).not.toContain(table.seats[0]);
  const players = await Promise.all(clone.body.seats.map((token) => watch(url, clone.body.id, token)));
  expect(players[0]!.table.origin).toEqual({ t: 'clone', table: table.id, input: 2 });
  const sync = players[0]!.got[0]!;
  expect(sync.t === 'sync' && sync.record.map((e) => e.by)).toEqual([0, 0, 1, -1]);
  await playOn(players);
  expect(players[0]!.scene.over).toBeDefined();
  const { body } = await request<TableInfo>(url, `/api/tables/${table.id}`);
  expect(body.ended).toBe(true);
});

test('a copy of a copy is confirmed from the first roll to the last, and a lie in any stretch is found', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url, 2, { options: { deck: 'long' } });
  await playOn(clients, 500, () => 0);
  const copyOf = async (id: string, input: number) => {
    const { body } = await post<OpenedTable>(url, `/api/tables/${id}/clone`, { input });
    const players = await Promise.all(body.seats.map((token) => watch(url, body.id, token)));
    await playOn(players);
    return body.id;
  };
  const second = await copyOf(table.id, 5);
  const third = await copyOf(second, 8);
  const file = await exported(url, third);
  expect(file.earlier?.map((s) => s.until)).toEqual([6, 9]);
  expect(faultIn(file)).toBeUndefined();
  // Back behind the first change: one stretch only.
  const early = await exported(url, await copyOf(third, 2));
  expect(early.earlier?.map((s) => s.until)).toEqual([3]);
  expect(faultIn(early)).toBeUndefined();
  // A stranger's server would be convinced as well.
  const { seal: _, ...unsealed } = file;
  const back = await importing(url, unsealed);
  expect((await request<TableInfo>(url, `/api/tables/${back.body.id}`)).body.origin).toEqual({
    t: 'import',
    verified: true,
  });
  expect({ ...(await exported(url, back.body.id)), seal: '' }).toEqual({ ...file, seal: '' });

  const lie = (i: number, change: object): TableFile => ({
    ...file,
    earlier: file.earlier!.map((s, j) => (i === j ? { ...s, ...change } : s)),
  });
  expect(faultIn(lie(1, { until: 10 }))).toMatchObject({ input: 9, why: [{ k: 'server.file.dice' }] });
  expect(faultIn(lie(0, { source: file.source }))).toMatchObject({ input: 0, why: [{ k: 'server.file.setUp' }] });
  const wrong = { ...file.source, key: '00'.repeat(32) };
  expect(faultIn(lie(1, { source: wrong }))).toMatchObject({ input: 6, why: [{ k: 'server.file.wrongKey' }] });
});

test('the key of dice that are still rolled elsewhere is told by no copy, until they no longer are', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  await playOn(clients, 3);
  const clone = await post<OpenedTable>(url, `/api/tables/${table.id}/clone`, {}, table.owner);
  const file = await exported(url, table.id, table.owner);
  const imported = await importing(url, file);
  expect([clone.status, imported.status]).toEqual([201, 201]);
  const ids = [clone.body, imported.body].map((t) => t.id);
  for (const { id, seats } of [clone.body, imported.body])
    await playOn(await Promise.all(seats.map((token) => watch(url, id, token))));
  for (const id of ids) {
    const ended = await exported(url, id);
    expect(ended.earlier).toEqual([
      { until: 4, source: { t: 'key', commitment: clients[0]!.table.dice.commitment }, table: table.id },
    ]);
    expect(faultIn(ended)).toMatchObject({ input: 0, why: [{ k: 'server.file.noKey', a: { from: 0, until: 4 } }] });
  }
  await playOn(clients);
  for (const id of ids) {
    const ended = await exported(url, id);
    expect(ended.earlier?.[0]?.source).toMatchObject({ key: clients[0]!.table.dice.key });
    expect(ended.earlier?.[0]).not.toHaveProperty('table');
    expect(faultIn(ended)).toBeUndefined();
  }
});

test('a game from the command line that went on here is confirmed', async () => {
  const { url } = await startTest();
  const { body } = await importing(url, offline(3));
  await playOn(await Promise.all(body.seats.map((token) => watch(url, body.id, token))));
  const file = await exported(url, body.id);
  expect(file.earlier).toEqual([{ until: 4, source: { t: 'seed', seed: 'x' } }]);
  expect(faultIn(file)).toBeUndefined();
  expect(faultIn({ ...file, earlier: [{ until: 4, source: { t: 'seed', seed: 'y' } }] })?.input).toBe(0);
});

test('hostile files are refused in words, and nothing is left behind or broken', async () => {
  const { url, logged } = await startTest();
  const good = offline(200);
  const running = offline(3);
  const before = (await request<{ tables: number }>(url, '/health')).body.tables;
  const change = (f: (x: { [key: string]: unknown }) => void, from: GameFile = running): unknown => {
    const x = structuredClone(from) as unknown as { [key: string]: unknown };
    f(x);
    return x;
  };
  const entry = (x: { [key: string]: unknown }, i: number) => (x['entries'] as { [key: string]: unknown }[])[i]!;
  /** The file with a record that says that this was drawn. */
  const drawing = (x: { [key: string]: unknown }, drawn: readonly string[]) =>
    (x['entries'] as Entry[]).map((e) => ({ ...e, log: e.log.map((line) => ({ ...line, drawn })) }));
  const hostile: [string, unknown, string][] = [
    ['no file', 7, 'malformed'],
    ['empty', {}, 'badFile'],
    ['wrong types', change((x) => (x['entries'] = 'none')), 'badFile'],
    ['unknown game', change((x) => (x['game'] = 'chess')), 'badFile'],
    ['future version', change((x) => (x['version'] = 99)), 'badFile'],
    ['seats', change((x) => (x['seats'] = 4)), 'badFile'],
    ['options', change((x) => (x['options'] = { deck: 'x' })), 'badFile'],
    ['diff', change((x) => (entry(x, 0)['diff'] = [[['g', 'hands'], []]])), 'badFile'],
    ['diff path', change((x) => (entry(x, 0)['diff'] = [[['constructor', 'prototype', 'polluted'], 1]])), 'badFile'],
    ['seat', change((x) => (entry(x, 0)['input'] = { by: 7, verb: 'draw' })), 'badFile'],
    ['start', change((x) => (x['start'] = { ...(x['start'] as object), g: null })), 'badFile'],
    ['rig', change((x) => (x['start'] = { ...(x['start'] as object), rig: [6, 6] })), 'badFile'],
    ['seed', change((x) => (x['source'] = { t: 'seed', seed: 'other' })), 'unchecked'],
    ['input', change((x) => (entry(x, 0)['input'] = { by: 1, verb: 'draw' })), 'unchecked'],
    ['log', change((x) => (entry(x, 0)['log'] = [{ m: { k: 'lie' } }])), 'unchecked'],
    ['drawn', change((x) => (x['entries'] = drawing(x, ['chit:7']))), 'unchecked'],
    ['drawn without end', change((x) => (x['entries'] = drawing(x, Array(201).fill('chit:7')))), 'badFile'],
    ['drawn novels', change((x) => (x['entries'] = drawing(x, ['chit:7'.repeat(7)]))), 'badFile'],
    ['dice', change((x) => (x['earlier'] = [{ until: 2, source: { t: 'seed', seed: 'x' } }])), 'unchecked'],
    ['stretch', change((x) => (x['earlier'] = [{ until: 0, source: { t: 'dream' } }])), 'badFile'],
    ['too many', change((x) => (x['entries'] = Array.from({ length: 20_001 }, () => entry(x, 0)))), 'badFile'],
  ];
  for (const [what, file, reason] of hostile) {
    const { status, body } = await importing(url, file);
    expect([what, status, body.reason?.k]).toEqual([what, 400, `server.${reason}`]);
    // What is wrong is said by key, in the reader's language.
    for (const m of body.problems ?? []) expect([what, m.k in serverEn || m.k in kernelEn]).toEqual([what, true]);
    expect([what, reason === 'malformed' || (body.problems?.length ?? 0) > 1]).toEqual([what, true]);
  }
  const text = JSON.stringify({ file: good });
  const raw = async (body: string) => (await post(url, '/api/tables/import', body)).body.reason?.k;
  expect(await raw(text.replace('"g":{', '"g":{"__proto__":{"polluted":1},'))).toBe('server.badFile');
  expect(await raw(`{"file":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toMatch(/badFile|malformed/);
  expect(await raw(`{"file":{"format":"${'x'.repeat(17 * 1024 * 1024)}"}}`)).toBe('server.tooLarge');
  expect(await raw('{')).toBe('server.malformed');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect((await request<{ tables: number }>(url, '/health')).body.tables).toBe(before);
  expect(logged.filter((l) => l.event.endsWith('.failed'))).toEqual([]);
});

test('a finished game that the rules do not vouch for can be looked at, says so, and cannot go on', async () => {
  const { url } = await startTest();
  const file = structuredClone(offline(500)) as { entries: Entry[] } & GameFile;
  expect(file.entries.length).toBeGreaterThan(3);
  const lie = { ...file, source: { t: 'seed', seed: 'another' } };
  const { status, body } = await importing(url, lie);
  expect(status).toBe(201);
  const info = await request<TableInfo>(url, `/api/tables/${body.id}`);
  expect(info.body.origin).toEqual({ t: 'import', verified: false });
  expect((await request(url, `/api/tables/${body.id}/at/2?as=1`)).status).toBe(200);
  expect((await post(url, `/api/tables/${body.id}/clone`, { input: 1 })).body.reason?.k).toBe('server.unchecked');
});
