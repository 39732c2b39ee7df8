/** A process that dies in the middle of telling somebody, and the next one on the same store. */
import { expect, test } from 'vitest';
import { silent } from '../src/common/log.ts';
import { linksFrom } from '../src/notices/links.ts';
import { Notices } from '../src/notices/notices.ts';
import type { Notice, Outcome, Way } from '../src/notices/ways/way.ts';
import { createTable } from '../src/opening/create.ts';
import { hashOf } from '../src/seats/tokens.ts';
import { openMemory } from '../src/store/memory.ts';
import { Tables } from '../src/tables/tables.ts';
import { people } from './table.ts';
import { toyGames } from './toy-games.ts';

const MINUTE = 60_000;

test('what a process had taken on when it died is sent by the next one, after a minute and by one alone', async () => {
  let now = 1_000_000;
  const store = openMemory();
  const sent: [by: string, notice: Notice][] = [];
  /** `dies`: it never hears what became of what it has sent. */
  const process = (name: string, dies = false): Notices => {
    const way: Way = {
      kind: 'hook',
      mustConfirm: false,
      take: async () => ({ address: 'somewhere', label: 'somewhere' }),
      send: async (_, notice) => {
        sent.push([name, notice]);
        return dies ? new Promise<Outcome>(() => {}) : { t: 'sent' };
      },
    };
    const tables = new Tables(store, toyGames, () => now, silent);
    return new Notices(tables, { ways: [way], links: linksFrom('', 'secret'), sendCode: async () => undefined });
  };
  const [first, second, third] = [process('first', true), process('second'), process('third')];
  const table = await createTable(new Tables(store, toyGames, () => now, silent), {
    game: 'toy-cards',
    options: {},
    visibility: 'link',
    seats: people(2),
  });
  await store.sql.run('INSERT INTO people (id, created) VALUES ($1, $2)', ['anna', now]);
  const hold = 'INSERT INTO holds (person, table_id, seat, token_hash, since) VALUES ($1, $2, 0, $3, 1)';
  await store.sql.run(hold, ['anna', table.id, hashOf(table.seats[0]!)]);
  await first.contacts.add('anna', { kind: 'hook', url: 'https://example.org' }, '');
  now += MINUTE;
  void first.look();
  while (sent.length === 0) await new Promise((done) => setTimeout(done, 5));
  await Promise.all([second.look(), third.look()]);
  expect(sent.map(([by]) => by)).toEqual(['first']);
  now += MINUTE - 1;
  await Promise.all([second.look(), third.look()]);
  expect(sent).toHaveLength(1);
  now += 1;
  await Promise.all([second.look(), third.look()]);
  expect(sent).toHaveLength(2);
  // Whoever is told twice can know that it is the same.
  expect(sent[1]![1]).toEqual(sent[0]![1]);
  now += 10 * MINUTE;
  await Promise.all([second.look(), third.look()]);
  expect(sent).toHaveLength(2);
});
