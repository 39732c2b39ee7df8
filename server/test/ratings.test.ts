/** Ratings: from rated tables only, in order, and the same when they are worked out again. */
import type { MyHistory, PastGame, TableInfo, TableResult } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { keepResult } from '../src/history/keeping.ts';
import { myRatings } from '../src/history/mine.ts';
import { ratedIn } from '../src/history/rating.ts';
import { tableResult } from '../src/history/showing.ts';
import { afterGame, type Skill, shownSkill, skillFrom, storedSkill, UNKNOWN } from '../src/history/skill.ts';
import { openStored } from './history.ts';
import { newPerson, remove, tablesOf } from './people.ts';
import { openTable, people, playOn, post, request, seated, startTest } from './table.ts';
import { soon } from './soon.ts';
import { playsToTheEnd, setUp } from './timed.ts';

const ratingsOf = async (url: string, session: string): Promise<MyHistory['ratings']> =>
  (await request<MyHistory>(url, '/api/me/history', { token: session })).body.ratings;
const gamesOf = async (url: string, session: string): Promise<MyHistory['games']> =>
  (await request<MyHistory>(url, '/api/me/history', { token: session })).body.games;
const resultAt = async (url: string, id: string): Promise<TableResult> =>
  (await request<TableResult>(url, `/api/tables/${id}/result`)).body;

/** A game of these people to its end; `undefined` is somebody who is not signed in. */
const play = async (
  url: string,
  held: readonly (string | undefined)[],
  more: Record<string, unknown> = { rated: true },
) => {
  const { table, clients } = await seated(url, held.length, more);
  for (const [seat, session] of held.entries())
    if (session !== undefined) await tablesOf(url, session, [{ table: table.id, token: table.seats[seat]! }]);
  await playOn(clients);
  for (const client of clients) client.close();
  return { table, won: clients[0]!.scene.over!.winners[0]! };
};

test('a rated game moves the winner up and the loser down, and says how far each may be off', async () => {
  const { url } = await startTest();
  const both = [await newPerson(url), await newPerson(url)];
  const { table, won } = await play(url, both);
  await soon(async () => expect(await ratingsOf(url, both[won]!)).toHaveLength(1));
  expect(await ratingsOf(url, both[won]!)).toEqual([{ game: 'toy-cards', value: 1563, give: 387, games: 1 }]);
  expect(await ratingsOf(url, both[1 - won]!)).toEqual([{ game: 'toy-cards', value: 1437, give: 387, games: 1 }]);
  // Beside the seats of a rated table everybody sees them.
  const { ratings } = await resultAt(url, table.id);
  expect(ratings.map((r) => [r.seat, r.value])).toEqual([
    [0, won === 0 ? 1563 : 1437],
    [1, won === 1 ? 1563 : 1437],
  ]);
});

test('a table that was not opened as rated rates nobody and shows no rating', async () => {
  const { url } = await startTest();
  const both = [await newPerson(url), await newPerson(url)];
  await play(url, both);
  await soon(async () => expect(await ratingsOf(url, both[0]!)).toHaveLength(1));
  const before = await ratingsOf(url, both[0]!);
  const { table } = await play(url, both, {});
  await soon(async () => expect(await gamesOf(url, both[0]!)).toHaveLength(2));
  const { result, ratings } = await resultAt(url, table.id);
  expect([result?.rated, ratings]).toEqual([undefined, []]);
  expect(await ratingsOf(url, both[0]!)).toEqual(before);
});

test('everybody sees that a table is rated before they sit, and so is its rematch', async () => {
  const { url } = await startTest();
  const open = await openTable(url, { seats: [...people(1), { kind: 'open' }], rated: true });
  const info = async (id: string) => (await request<TableInfo>(url, `/api/tables/${id}`)).body;
  expect((await info(open.id)).rated).toBe(true);
  expect((await info((await openTable(url)).id)).rated).toBeUndefined();
  const { table } = await play(url, [undefined, undefined]);
  const next = (await post<{ id: string }>(url, `/api/tables/${table.id}/rematch`, {}, table.seats[0]!)).body.id;
  expect((await info(next)).rated).toBe(true);
  const copy = (await post<{ id: string }>(url, `/api/tables/${table.id}/clone`, {})).body.id;
  expect((await info(copy)).rated).toBeUndefined();
});

test('a table cannot be rated where all win together, or where nobody plays against a person', async () => {
  const { url } = await startTest();
  const wanted = async (game: string, seats: unknown) =>
    (await post<object>(url, '/api/tables', { game, seats, rated: true })).body.reason?.k;
  expect(await wanted('tetrarchia', people(2))).toBe('server.notRated');
  expect(await wanted('toy-cards', [...people(1), { kind: 'bot', bot: 'random' }])).toBe('server.notRated');
  expect(await wanted('toy-cards', people(2))).toBeUndefined();
});

test('who is not signed in, or plays against themselves, is not rated; nobody is with fewer than two', async () => {
  const { url } = await startTest();
  const livia = await newPerson(url);
  await play(url, [livia, undefined]);
  await play(url, [livia, livia]);
  await soon(async () => expect(await gamesOf(url, livia)).toHaveLength(2));
  expect(await ratingsOf(url, livia)).toEqual([]);
  const bruno = await newPerson(url);
  const { won } = await play(url, [livia, undefined, bruno]);
  await soon(async () => expect(await gamesOf(url, bruno)).toHaveLength(1));
  await soon(async () => expect((await ratingsOf(url, bruno)).length).toBe(won === 1 ? 0 : 1));
});

test('the second who holds a seat has the game, and the first is rated for it', async () => {
  const { url } = await startTest();
  const [first, second, other] = [await newPerson(url), await newPerson(url), await newPerson(url)];
  const { table, clients } = await seated(url, 2, { rated: true });
  for (const session of [first, second]) {
    await tablesOf(url, session, [{ table: table.id, token: table.seats[0]! }]);
    await new Promise((r) => setTimeout(r, 5));
  }
  await tablesOf(url, other, [{ table: table.id, token: table.seats[1]! }]);
  await playOn(clients);
  await soon(async () => expect(await ratingsOf(url, first)).toHaveLength(1));
  expect(await ratingsOf(url, second)).toEqual([]);
  const games = await gamesOf(url, second);
  expect([games.length, games[0]?.rating]).toEqual([1, undefined]);
});

test('who has given the seat up is neither shown nor rated at the table, though it was not forgotten that they held it', async () => {
  const t = await setUp();
  const room = await t.open({ rated: true });
  const { sql } = t.store;
  const { people: known } = t.tables;
  const me = async (): Promise<string> => (await known.known(await known.create('a device')))!.person;
  const [before, now, other] = [await me(), await me(), await me()];
  await sql.run('INSERT INTO ratings (person, game, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)', [
    before,
    'toy-cards',
    40_000_000,
    2_000_000,
    9,
  ]);
  // As if the process had died between freeing the seat and forgetting who held it.
  await known.holds.add(before, room.id, 0, 'the hash of an earlier secret');
  await t.pass(1000);
  for (const [seat, person] of [now, other].entries())
    await known.holds.add(person, room.id, seat, room.record.seats[seat]!.tokenHash!);
  const unknown = { value: 1500, give: 400, games: 0 };
  expect((await tableResult(sql, room)).ratings).toEqual([0, 1].map((seat) => ({ seat, ...unknown })));
  await playsToTheEnd(room);
  await keepResult(sql, room.record);
  const games = async (person: string) => (await myRatings(sql, person)).map((r) => r.games);
  expect([await games(before), await games(now), await games(other)]).toEqual([[9], [1], [1]]);
});

test('worked out again from the results in their order, ratings are the same', async () => {
  const server = await startTest();
  const { url } = server;
  const three = [await newPerson(url), await newPerson(url), await newPerson(url)];
  for (let i = 0; i < 6; i++)
    await play(url, [three[i % 3], three[(i + 1) % 3], ...(i % 2 ? [three[(i + 2) % 3]] : [])]);
  await soon(async () => expect((await ratingsOf(url, three[0]!))[0]!.games).toBeGreaterThanOrEqual(3));
  await server.close();
  const store = await openStored(server.data);
  const known = new Map<string, Skill>();
  const order = await store.sql.all<{ id: string; body: string }>(
    'SELECT r.table_id AS id, r.body FROM rated o JOIN results r ON r.table_id = o.table_id ORDER BY o.n',
  );
  expect(order).toHaveLength(6);
  for (const { id, body } of order) {
    const held = await store.sql.all<{ person: string; seat: number }>(
      'SELECT person, seat FROM played WHERE table_id = $1 AND first = 1 ORDER BY seat',
      [id],
    );
    const rated = ratedIn(JSON.parse(body) as PastGame, held);
    const after = afterGame(
      rated.map(({ person }) => known.get(person) ?? UNKNOWN),
      rated.map(({ rank }) => rank),
    );
    for (const [i, { person }] of rated.entries()) known.set(person, skillFrom(storedSkill(after[i]!)));
  }
  const stored = await store.sql.all<{ person: string; mu: number; sigma: number }>(
    'SELECT person, mu, sigma FROM ratings ORDER BY person',
  );
  await store.close();
  expect(stored.length).toBeGreaterThanOrEqual(2);
  for (const { person, mu, sigma } of stored) expect(skillFrom({ mu, sigma })).toEqual(known.get(person));
});

test('games that end at the same time are each counted once', async () => {
  const { url } = await startTest();
  const both = [await newPerson(url), await newPerson(url)];
  await Promise.all(Array.from({ length: 5 }, () => play(url, both)));
  await soon(async () => expect((await ratingsOf(url, both[0]!))[0]?.games).toBe(5));
  expect((await ratingsOf(url, both[1]!))[0]?.games).toBe(5);
});

test('whoever is deleted leaves no trace in the ratings, and those of the others stand', async () => {
  const server = await startTest();
  const both = [await newPerson(server.url), await newPerson(server.url)];
  await play(server.url, both);
  await soon(async () => expect(await ratingsOf(server.url, both[1]!)).toHaveLength(1));
  const before = await ratingsOf(server.url, both[1]!);
  await remove(server.url, '/api/me', both[0]!);
  expect(await ratingsOf(server.url, both[1]!)).toEqual(before);
  await server.close();
  const store = await openStored(server.data);
  for (const table of ['ratings', 'played']) expect(await store.sql.all(`SELECT person FROM ${table}`)).toHaveLength(1);
  await store.close();
});

test('a rating that was not counted when the process died is counted after the next start', async () => {
  const first = await startTest();
  const both = [await newPerson(first.url), await newPerson(first.url)];
  await play(first.url, both);
  await soon(async () => expect(await ratingsOf(first.url, both[0]!)).toHaveLength(1));
  const before = await ratingsOf(first.url, both[0]!);
  await first.close();
  const store = await openStored(first.data);
  await store.sql.together([
    { text: 'DELETE FROM rated' },
    { text: 'DELETE FROM ratings' },
    { text: 'UPDATE results SET rated = 1' },
  ]);
  await store.close();
  const again = await startTest({ data: first.data, lookMs: 20 });
  await soon(async () => expect(await ratingsOf(again.url, both[0]!)).toEqual(before));
});

test('places that the game tells apart count, and nothing is learnt where all have lost alike', () => {
  const seat = (came: 'won' | 'lost', rank?: number) => ({
    kind: 'human' as const,
    name: '',
    sides: [],
    came,
    ...(rank !== undefined && { rank }),
  });
  const game = (...seats: PastGame['seats']): PastGame => ({
    name: '',
    game: 'toy-cards',
    version: 1,
    options: {},
    how: 'empty',
    seats,
    inputs: 1,
    began: 0,
    ended: 1,
    rated: true,
  });
  const held = [0, 1, 2].map((n) => ({ person: `p${n}`, seat: n }));
  expect(ratedIn(game(seat('lost', 3), seat('won', 1), seat('lost', 2)), held).map((r) => r.rank)).toEqual([3, 1, 2]);
  expect(ratedIn(game(seat('lost'), seat('won'), seat('lost')), held).map((r) => r.rank)).toEqual([2, 1, 2]);
  // The winner is not signed in.
  expect(ratedIn(game(seat('lost'), seat('won'), seat('lost')), [held[0]!, held[2]!])).toEqual([]);
  expect(shownSkill(afterGame([UNKNOWN, UNKNOWN], [1, 1])[0]!).value).toBe(1500);
});
