/** Results of finished games: written once, in whose history, and who may find them. */
import type { MyHistory, PersonFile, PublicGames, TableResult } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { History } from '../src/history/history.ts';
import { keepResult } from '../src/history/keeping.ts';
import { myHistory } from '../src/history/mine.ts';
import { openStored } from './history.ts';
import { newPerson, remove, tablesOf } from './people.ts';
import { openTable, people, playOn, post, request, seated, startTest, watch } from './table.ts';
import { replaceByBot } from './votes.ts';
import { soon } from './soon.ts';
import { HOUR, MINUTE, playsToTheEnd, setUp } from './timed.ts';

/** Longer than a process takes a table on for itself. */
const CLAIMED = MINUTE;

const historyOf = async (url: string, session: string, query = ''): Promise<MyHistory> => {
  const { status, body } = await request<MyHistory>(url, `/api/me/history${query}`, { token: session });
  expect(status).toBe(200);
  return body;
};
const resultAt = async (url: string, id: string): Promise<TableResult> =>
  (await request<TableResult>(url, `/api/tables/${id}/result`)).body;
const publicAt = async (url: string, query = ''): Promise<PublicGames> =>
  (await request<PublicGames>(url, `/api/past${query}`)).body;
const agree = (url: string, id: string, token: string, on = true) =>
  post<TableResult>(url, `/api/tables/${id}/publish`, { on }, token);

/** A finished game of two, each seat held by a person. */
const finished = async (url: string, more: Record<string, unknown> = {}, held?: readonly (string | undefined)[]) => {
  const { table, clients } = await seated(url, 2, more);
  const sessions = held ?? [await newPerson(url), await newPerson(url)];
  for (const [seat, session] of sessions.entries())
    if (session !== undefined) await tablesOf(url, session, [{ table: table.id, token: table.seats[seat]! }]);
  await playOn(clients);
  const won = clients[0]!.scene.over!.winners[0]!;
  return { table, clients, sessions, winner: sessions[won]!, loser: sessions[1 - won]!, won };
};

test('a finished game is in the history of those who held its seats, and of nobody else', async () => {
  const { url } = await startTest();
  const stranger = await newPerson(url);
  const { table, winner, loser, won } = await finished(url, { name: 'At the Forum' });
  await soon(async () => expect((await historyOf(url, winner)).games).toHaveLength(1));
  const [game] = (await historyOf(url, winner)).games;
  expect(game).toMatchObject({
    table: table.id,
    name: 'At the Forum',
    game: 'toy-cards',
    scenario: 'deck:short',
    how: 'empty',
    mine: [won],
  });
  expect(game!.seats.map((s) => [s.name, s.kind, s.sides, s.came])).toEqual([
    ['P0', 'human', ['suit:light'], won === 0 ? 'won' : 'lost'],
    ['P1', 'human', ['suit:dark'], won === 1 ? 'won' : 'lost'],
  ]);
  expect((await historyOf(url, winner)).tallies).toEqual([
    {
      game: 'toy-cards',
      scenario: 'deck:short',
      sides: [won === 0 ? 'suit:light' : 'suit:dark'],
      played: 1,
      won: 1,
      shared: 0,
      lost: 0,
      kept: 0,
      broken: 0,
    },
  ]);
  expect((await historyOf(url, loser)).tallies).toMatchObject([{ played: 1, won: 0, lost: 1 }]);
  expect(await historyOf(url, stranger)).toEqual({ ratings: [], tallies: [], games: [] });
  expect((await request(url, '/api/me/history')).status).toBe(401);
  expect((await request(url, '/api/me/history', { token: table.seats[0]! })).status).toBe(401);
});

test('whoever shows the secret of the seat later has the game too, and the same one once', async () => {
  const { url } = await startTest();
  const { table } = await finished(url, {}, [undefined, undefined]);
  const late = await newPerson(url);
  expect((await historyOf(url, late)).games).toEqual([]);
  await tablesOf(url, late, [{ table: table.id, token: table.seats[1]! }]);
  expect((await historyOf(url, late)).games).toMatchObject([{ table: table.id, mine: [1] }]);
  expect((await historyOf(url, late)).games).toHaveLength(1);
});

test('whoever held a seat by a secret that opens it no longer has no game of it', async () => {
  const t = await setUp();
  const room = await t.open();
  const { sql } = t.store;
  const { people: known } = t.tables;
  const me = async (): Promise<string> => (await known.known(await known.create('a device')))!.person;
  const [before, now] = [await me(), await me()];
  await known.holds.add(before, room.id, 0, 'the hash of an earlier secret');
  await known.holds.add(now, room.id, 0, room.record.seats[0]!.tokenHash!);
  await playsToTheEnd(room);
  await keepResult(sql, room.record);
  // Nobody need look at the table again.
  expect(await sql.all('SELECT id FROM tables WHERE ended = 1 AND kept = 0')).toEqual([]);
  expect((await myHistory(sql, before)).games).toEqual([]);
  expect((await myHistory(sql, now)).games).toMatchObject([{ mine: [0] }]);
});

test('a result that was not written when the process died is written after the next start, once', async () => {
  const first = await startTest();
  const { table, winner } = await finished(first.url);
  await first.close();
  // As if it had died between the last move and the result.
  const store = await openStored(first.data);
  await store.sql.run('DELETE FROM results');
  await store.sql.run('UPDATE tables SET kept = 0');
  await store.close();
  const again = await startTest({ data: first.data, lookMs: 20 });
  await soon(async () => expect((await historyOf(again.url, winner)).games).toHaveLength(1));
  expect((await historyOf(again.url, winner)).games).toMatchObject([{ table: table.id }]);
  expect((await request<{ rooms: number }>(again.url, '/health')).body.rooms).toBe(0);
});

test('however many results cannot be written, the others are; those are tried again after an hour', async () => {
  const before = await setUp();
  const bad = new Set<string>();
  // More than are looked at in one pass.
  for (let i = 0; i < 25; i++) {
    const room = await before.open();
    bad.add(room.id);
    await playsToTheEnd(room);
  }
  await before.pass(2000);
  await playsToTheEnd(await before.open());
  const tried: string[] = [];
  let isBroken = true;
  const load: typeof before.store.load = async (id) => {
    tried.push(id);
    if (isBroken && bad.has(id)) throw new Error('the disk is broken');
    return before.store.load(id);
  };
  const t = await setUp({ store: { ...before.store, load } });
  const history = new History(t.tables);
  const kept = async () => (await t.store.sql.all('SELECT table_id FROM results')).length;
  for (let i = 0; i < 3; i++) {
    await history.look();
    await t.pass(CLAIMED);
  }
  expect([tried.length, await kept()]).toEqual([26, 1]);
  isBroken = false;
  await t.pass(HOUR);
  for (let i = 0; i < 2; i++) await history.look();
  expect(await kept()).toBe(26);
});

test('games of a copy are listed but not counted; imports of finished games are no games of this place', async () => {
  const { url } = await startTest();
  const { table, winner } = await finished(url);
  const file = (await request(url, `/api/tables/${table.id}/export`)).text;
  const imported = await post<{ id: string; seats: string[] }>(url, '/api/tables/import', `{"file":${file}}`);
  await tablesOf(url, winner, [{ table: imported.body.id, token: imported.body.seats[0]! }]);
  const copy = await post<{ id: string; seats: string[] }>(url, `/api/tables/${table.id}/clone`, {});
  const clients = await Promise.all(copy.body.seats.map((token) => watch(url, copy.body.id, token)));
  await tablesOf(url, winner, [{ table: copy.body.id, token: copy.body.seats[0]! }]);
  await playOn(clients);
  await soon(async () => expect((await historyOf(url, winner)).games).toHaveLength(2));
  const { games, tallies } = await historyOf(url, winner);
  expect(games.map((g) => [g.table, g.origin])).toEqual([
    [copy.body.id, 'clone'],
    [table.id, undefined],
  ]);
  expect(tallies).toMatchObject([{ played: 1 }]);
  expect((await resultAt(url, imported.body.id)).result).toBeUndefined();
});

test('everybody finds a game when each person in a seat has agreed, and nobody when one of them takes it back', async () => {
  const { url } = await startTest();
  const { table } = await finished(url);
  const [livia, bruno] = table.seats;
  expect(await publicAt(url)).toEqual({ games: [] });
  expect((await agree(url, table.id, livia!)).body).toMatchObject({ people: [0, 1], agreed: [0], isPublic: false });
  expect(await publicAt(url)).toEqual({ games: [] });
  expect((await agree(url, table.id, bruno!)).body).toMatchObject({ agreed: [0, 1], isPublic: true });
  expect((await publicAt(url)).games).toMatchObject([{ table: table.id, how: 'empty' }]);
  expect((await publicAt(url, '?game=toy-cards')).games).toHaveLength(1);
  expect(await publicAt(url, '?game=tetrarchia')).toEqual({ games: [] });
  expect((await agree(url, table.id, bruno!, false)).body).toMatchObject({ agreed: [0], isPublic: false });
  expect(await publicAt(url)).toEqual({ games: [] });
});

test('only who sat there may agree, and only when there is a result', async () => {
  const { url } = await startTest();
  const { table } = await finished(url);
  expect((await agree(url, table.id, table.owner)).status).toBe(403);
  expect((await agree(url, table.id, 'something')).status).toBe(403);
  expect((await post(url, `/api/tables/${table.id}/publish`, { on: 'yes' }, table.seats[0]!)).status).toBe(400);
  const running = await openTable(url);
  const refused = await agree(url, running.id, running.seats[0]!);
  expect([refused.status, refused.body.reason?.k]).toEqual([409, 'server.noResult']);
});

test('two who agree in the same moment are both counted', async () => {
  const { url } = await startTest();
  for (let i = 0; i < 3; i++) {
    const { table } = await finished(url, {}, [undefined, undefined]);
    await Promise.all(table.seats.map((token) => agree(url, table.id, token!)));
    expect((await resultAt(url, table.id)).isPublic).toBe(true);
  }
});

test('a removed table is no longer found, but its result stays with those who played', async () => {
  const { url } = await startTest();
  const { table, winner } = await finished(url);
  for (const token of table.seats) await agree(url, table.id, token!);
  await request(url, `/api/tables/${table.id}`, { method: 'DELETE', token: table.owner });
  expect(await publicAt(url)).toEqual({ games: [] });
  const [kept] = (await historyOf(url, winner)).games;
  expect([kept?.how, kept?.table]).toEqual(['empty', undefined]);
});

test('lists come in pages, the latest first', async () => {
  let now = 1_800_000_000_000;
  const { url } = await startTest({ clock: () => now });
  const livia = await newPerson(url);
  const ids: string[] = [];
  for (let i = 0; i < 32; i++) {
    // Three end in the same moment.
    if (i < 10 || i > 12) now += 1000;
    const table = await openTable(url, { seats: [...people(1), { kind: 'human', name: 'B' }] });
    const clients = await Promise.all(table.seats.map((token) => watch(url, table.id, token)));
    await tablesOf(url, livia, [{ table: table.id, token: table.seats[0]! }]);
    await playOn(clients);
    for (const token of table.seats) await agree(url, table.id, token!);
    for (const client of clients) client.close();
    ids.unshift(table.id);
  }
  const inOrder = (found: readonly { table?: string }[]): void => {
    expect(new Set(found.map((g) => g.table))).toEqual(new Set(ids));
    expect(found).toHaveLength(ids.length);
    expect(found[0]?.table).toBe(ids[0]);
  };
  const first = await publicAt(url);
  expect(first.games).toHaveLength(30);
  const second = await publicAt(url, `?before=${first.next}`);
  expect(second.next).toBeUndefined();
  inOrder([...first.games, ...second.games]);
  const mine = await historyOf(url, livia);
  inOrder([...mine.games, ...(await historyOf(url, livia, `?before=${mine.next}`)).games]);
  expect((await historyOf(url, livia, '?game=tetrarchia')).games).toEqual([]);
}, 60_000);

test('what is known of a person has their games; deleting it takes them away and hides what they had agreed to', async () => {
  const { url } = await startTest();
  const { table, winner, loser } = await finished(url, { rated: true });
  for (const token of table.seats) await agree(url, table.id, token!);
  await soon(async () => expect((await historyOf(url, loser)).ratings).toHaveLength(1));
  const before = await historyOf(url, loser);
  const file = (await request<PersonFile>(url, '/api/me/export', { token: winner })).body;
  expect(file.results).toMatchObject([{ table: table.id, how: 'empty' }]);
  expect(file.ratings).toMatchObject([{ game: 'toy-cards', games: 1 }]);
  expect((await remove(url, '/api/me', winner)).status).toBe(204);
  expect(await publicAt(url)).toEqual({ games: [] });
  // The other's games and rating stand.
  expect(await historyOf(url, loser)).toEqual(before);
  const { agreed, ratings } = await resultAt(url, table.id);
  expect([agreed.length, ratings.length]).toEqual([1, 1]);
});

test('a rematch tells of the games before it, without their links', async () => {
  const { url } = await startTest();
  const { table } = await finished(url);
  const next = (await post<{ id: string }>(url, `/api/tables/${table.id}/rematch`, {}, table.seats[0]!)).body.id;
  const clients = await Promise.all(table.seats.map((token) => watch(url, next, token)));
  await playOn(clients);
  const { result, earlier } = await resultAt(url, next);
  expect(result?.table).toBe(next);
  expect(earlier).toHaveLength(1);
  expect(earlier[0]).toMatchObject({ how: 'empty', seats: [{ name: 'P0' }, { name: 'P1' }] });
  expect(JSON.stringify(earlier)).not.toContain(table.id);
  expect((await resultAt(url, table.id)).earlier).toEqual([]);
});

test('a bot that stood in at the end is named, and whoever it played for has the result', async () => {
  const { url } = await startTest({ limits: { awayMs: 0 } });
  const { table, clients } = await seated(url, 2);
  const bruno = await newPerson(url);
  await tablesOf(url, bruno, [{ table: table.id, token: table.seats[1]! }]);
  clients[1]!.close();
  await soon(() => expect(clients[0]!.table.seats[1]!.online).toBe(false));
  await replaceByBot([clients[0]!], 1, 'random');
  await soon(async () => {
    if (clients[0]!.isAsked()) await clients[0]!.actAnyhow();
    expect(clients[0]!.scene.over).toBeDefined();
  });
  await soon(async () => expect((await historyOf(url, bruno)).games).toHaveLength(1));
  expect((await historyOf(url, bruno)).games[0]!.seats[1]).toMatchObject({
    kind: 'bot',
    bot: 'random',
    standsIn: true,
  });
});
