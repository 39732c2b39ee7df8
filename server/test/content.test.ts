/** Tables begin with the content in use, keep it, and take it with them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { moduleFor, open, type Pack, packOf, randomInput, rng, toFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { firstFault, type GameInfo, type OpenedTable, type TableFile, type TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { inUseFile, useOwnContent, usePack } from '../src/games/content-in-use.ts';
import { openTable, people, playOn, post, request, seated, startTest, watch } from './table.ts';
import { toyCards } from './toy-cards.ts';

const GAME = 'toy-cards';
const STONES = 'agate amber beryl coral flint garnet jade jasper jet onyx opal pearl quartz ruby topaz zircon'.split(
  ' ',
);
const PACK = packOf('stones', { cards: STONES.map((n) => `card:${n}`) });
const isStone = (card: string): boolean => STONES.includes(card.replace('card:', ''));
const bots = (name: string) => people(2).map(() => ({ kind: 'bot', bot: name }) as const);

const about = async (url: string, id: string): Promise<TableInfo> =>
  (await request<TableInfo>(url, `/api/tables/${id}`)).body;
const handOf = (view: unknown): string[] => (view as { hand: string[] }).hand;
const exported = async (url: string, { id, owner }: OpenedTable): Promise<TableFile> =>
  JSON.parse((await request(url, `/api/tables/${id}/export`, { token: owner })).text) as TableFile;
const importing = (url: string, file: unknown, more = {}) =>
  post<OpenedTable>(url, '/api/tables/import', { file, ...more });

test('a new table begins with the content in use and says which; the pack can be asked for', async () => {
  const { url, data } = await startTest();
  const before = await seated(url);
  usePack(data, GAME, PACK);
  const { clients } = await seated(url);
  expect(handOf(clients[0]!.scene.view).every(isStone)).toBe(true);
  expect(clients[0]!.table.pack).toBe(PACK.name);
  expect(handOf(before.clients[0]!.scene.view).some(isStone)).toBe(false);
  expect(before.clients[0]!.table.pack).toBeUndefined();
  const { body, status } = await request<Pack>(url, `/api/packs/${PACK.name}`);
  expect([status, body]).toEqual([200, PACK]);
  const { games } = (await request<{ games: GameInfo[] }>(url, '/api/games')).body;
  expect(games.map((g) => g.pack)).toEqual([undefined, PACK.name]);
  expect(await request(url, '/api/packs/nothing')).toMatchObject({
    status: 404,
    body: { reason: { k: 'server.noPack' } },
  });
});

test('a table keeps its content when another is used and the server starts again; so do its rematch and its copy', async () => {
  const first = await startTest();
  usePack(first.data, GAME, PACK);
  const { table, clients } = await seated(first.url);
  await playOn(clients, 2);
  await first.close();
  useOwnContent(first.data, GAME);

  const { url } = await startTest({ data: first.data });
  const players = await Promise.all(table.seats.map((token) => watch(url, table.id, token)));
  expect(players[0]!.table.pack).toBe(PACK.name);
  await playOn(players);
  expect(players[0]!.scene.over).toBeDefined();
  const { id } = (await post<{ id: string }>(url, `/api/tables/${table.id}/rematch`, {}, table.owner)).body;
  const copy = (await post<OpenedTable>(url, `/api/tables/${table.id}/clone`, {}, table.owner)).body;
  expect([(await about(url, id)).pack, (await about(url, copy.id)).pack]).toEqual([PACK.name, PACK.name]);
  const fresh = await openTable(url);
  expect((await about(url, fresh.id)).pack).toBeUndefined();
});

test('bots think with the content of their table, also in a thread that has it already', async () => {
  const { url, data, logged } = await startTest();
  usePack(data, GAME, PACK);
  for (let i = 0; i < 3; i++) {
    const { id } = await openTable(url, { seats: bots('packed') });
    await expect.poll(async () => (await about(url, id)).ended).toBe(true);
  }
  expect(logged.filter((l) => l.event.startsWith('bot'))).toEqual([]);
});

test('a file carries the pack to a server that has never seen it, and is checked and gone on with there', async () => {
  const here = await startTest();
  usePack(here.data, GAME, PACK);
  const { table, clients } = await seated(here.url);
  await playOn(clients);
  const { seal: _, ...file } = await exported(here.url, table);
  expect(file.pack).toEqual(PACK);
  expect(firstFault(moduleFor(toyCards, file.pack), file, { commitment, draw: keyedDraw })).toBeUndefined();

  const { url } = await startTest();
  const over = await importing(url, file);
  expect(await about(url, over.body.id)).toMatchObject({ pack: PACK.name, origin: { t: 'import', verified: true } });
  const { status, body } = await importing(url, offline(4), { seats: bots('packed') });
  expect(status).toBe(201);
  await expect.poll(async () => (await about(url, body.id)).ended).toBe(true);
  expect((await exported(url, body)).pack).toEqual(PACK);
});

/** A game as the command line would have saved it. */
const offline = (inputs: number): TableFile => {
  const opened = open(moduleFor(toyCards, PACK), 2, {}, { t: 'seed', seed: 'x' });
  const { below } = rng('answers');
  for (let i = 0; i < inputs; i++) {
    const seat = opened.match.engine.waitingFor(opened.match.state)[0]!;
    opened.match.play(randomInput(opened.match.question(seat)!, seat, below)!);
  }
  return toFile(opened);
};

test.each([
  [
    'changed under its name',
    { ...PACK, content: { cards: STONES.map((n) => `card:${n}x`) } },
    'server.file.pack',
    /not what it was/,
  ],
  [
    'that does not fit',
    packOf('few', { cards: ['card:a'] }),
    'server.file.pack',
    /few-\w+: cards: expected at least 16/,
  ],
  ['that is too large', packOf('large', { cards: ['x'.repeat(600_000)] }), 'server.file.packSize', /large-/],
  ['of another game’s making', packOf('odd', 'what?'), 'server.file.pack', /odd-\w+: expected an object/],
  [
    'whose name turns the writing round',
    packOf('\u202emine', { cards: STONES.map((n) => `card:${n}`) }),
    'server.file.shape',
    /pack\.name/,
  ],
])('a file with a pack %s is refused by name, and nothing is kept', async (_, pack, key, why) => {
  const { url } = await startTest();
  const { status, body } = await importing(url, { ...offline(2), pack });
  expect(status).toBe(400);
  const { k, a } = body.problems!.at(-1)!;
  expect(k).toBe(key);
  expect(JSON.stringify(a)).toMatch(why);
  expect((await request(url, `/api/packs/${pack.name}`)).status).toBe(404);
});

test('a game is not taken for one that was played with other cards', async () => {
  const { url } = await startTest();
  const { pack: __, ...without } = offline(2);
  expect((await importing(url, without)).status).toBe(400);
});

test('content in use that is damaged keeps new tables from being opened, is told apart in the log, and stays', async () => {
  const { url, data, logged } = await startTest();
  usePack(data, GAME, PACK);
  const before = await openTable(url);
  const file = inUseFile(data, GAME);
  const damaged = readFileSync(file, 'utf8').replace('card:agate', 'card:agape');
  writeFileSync(file, damaged);
  const { status, body } = await post(url, '/api/tables', { game: GAME, seats: people(2) });
  expect([status, body.reason?.k]).toEqual([503, 'server.badContent']);
  expect(logged.find((l) => l.event === 'content.failed')).toMatchObject({ game: GAME });
  expect(JSON.stringify(logged)).toContain('not what it was');
  expect(readFileSync(file, 'utf8')).toBe(damaged);
  expect((await about(url, before.id)).pack).toBe(PACK.name);
  await openTable(url, { game: 'tetrarchia' });
  useOwnContent(data, GAME);
  expect(existsSync(file)).toBe(false);
  await openTable(url);
});
