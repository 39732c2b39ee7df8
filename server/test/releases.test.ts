/** A game that a newer release has brought to its rules, and an older release that meets it. */
import { expect, test } from 'vitest';
import type { Games } from '../src/games/games.ts';
import { History } from '../src/history/history.ts';
import { MINUTE, playsToTheEnd, setUp } from './timed.ts';
import { newerCards } from './toy-cards.ts';
import { toyGames } from './toy-games.ts';

const newerGames: Games = {
  ...toyGames,
  all: toyGames.all.map((g) => (g.id === 'toy-cards' ? { ...g, rules: async () => newerCards } : g)),
};
const refused = { reason: { k: 'server.newerRules', a: { version: 2, here: 1 } } };

test('an older release opens no game of newer rules, neither a running one nor a finished one, and says so', async () => {
  const young = await setUp({ games: newerGames });
  const [running, over] = [await young.open(), await young.open()];
  await playsToTheEnd(over);
  const old = await setUp({ store: young.store });
  for (const { id } of [running, over]) await expect(old.tables.room(id)).rejects.toMatchObject(refused);
});

test('an older release writes no result of a game of newer rules: the newer one does, which knows how it came out', async () => {
  const young = await setUp({ games: newerGames });
  await playsToTheEnd(await young.open());
  const kept = (): Promise<readonly object[]> => young.store.sql.all('SELECT table_id FROM results');
  const old = await setUp({ store: young.store });
  await new History(old.tables).look();
  expect(await kept()).toEqual([]);
  // On a database the older one has taken the table on for a while.
  await young.pass(MINUTE);
  await new History(young.tables).look();
  expect(await kept()).toHaveLength(1);
});
