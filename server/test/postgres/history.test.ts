/** Results and ratings where several processes share a database: each once, in one order. */
import { randomBytes } from 'node:crypto';
import type { MyHistory, TableResult } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { startServer } from '../../src/program/start.ts';
import { newPerson, tablesOf } from '../people.ts';
import { onEnd, openTable, playOn, post, request, watch } from '../table.ts';
import { toyGames } from '../toy-games.ts';

const aProcess = async (data: string, lookMs: number): Promise<string> => {
  const running = await startServer({ port: 0, games: toyGames, client: '/nowhere', lookMs, data });
  onEnd(() => running.close());
  return running.url;
};

test('games that end at two processes at once are each kept and rated once, and consent given at both is counted', async () => {
  const place = `${process.env['TABULARIUM_TEST_POSTGRES']!}?schema=c_${randomBytes(6).toString('hex')}`;
  // Both also look for what the other may have left, all the time.
  const urls = [await aProcess(place, 10), await aProcess(place, 10)];
  const both = [await newPerson(urls[0]!), await newPerson(urls[1]!)];
  const games = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const table = await openTable(urls[i % 2]!, { rated: true });
      for (const [seat, session] of both.entries())
        await tablesOf(urls[seat]!, session, [{ table: table.id, token: table.seats[seat]! }]);
      const clients = await Promise.all(table.seats.map((token, seat) => watch(urls[seat]!, table.id, token)));
      await playOn(clients);
      return table;
    }),
  );
  const history = async (seat: number): Promise<MyHistory> =>
    (await request<MyHistory>(urls[seat]!, '/api/me/history', { token: both[seat]! })).body;
  await expect.poll(async () => (await history(0)).ratings[0]?.games, { timeout: 20_000 }).toBe(8);
  for (const seat of [0, 1]) {
    const { ratings, games: listed, tallies } = await history(seat);
    expect([ratings[0]?.games, listed.length]).toEqual([8, 8]);
    expect(tallies.reduce((n, t) => n + t.played, 0)).toBe(8);
  }
  // What one has won the other has lost: their numbers lie around the middle, as they would if counted in turn.
  const values = [(await history(0)).ratings[0]!.value, (await history(1)).ratings[0]!.value];
  expect(Math.abs(values[0]! + values[1]! - 3000)).toBeLessThanOrEqual(2);
  for (const table of games) {
    await Promise.all(
      table.seats.map((token, seat) => post(urls[seat]!, `/api/tables/${table.id}/publish`, { on: true }, token!)),
    );
    expect((await request<TableResult>(urls[0]!, `/api/tables/${table.id}/result`)).body.isPublic).toBe(true);
  }
}, 60_000);
