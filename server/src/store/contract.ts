/** The tests that every store must pass. store.test.ts runs them on each. */
import { describe, expect, test } from 'vitest';
import { Conflict } from './conflict.ts';
import { aSummary, aTable, anEvent } from './contract-samples.ts';
import { waitsContract } from './contract-waits.ts';
import type { Store, StoredEvent } from './store.ts';

export { aSummary, aTable, anEvent } from './contract-samples.ts';

export const storeContract = (name: string, open: () => Store | Promise<Store>): void => {
  describe(`store: ${name}`, () => {
    waitsContract(open);

    test('keeps a table and its events in order', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      for (let n = 1; n <= 12; n++) await store.append('a', anEvent(n), aSummary());
      const found = await store.load('a');
      expect(found?.table).toEqual(aTable('a'));
      expect(found?.events).toEqual(Array.from({ length: 12 }, (_, i) => anEvent(i + 1)));
      await store.close();
    });

    test('knows nothing of a table that was never made', async () => {
      const store = await open();
      expect(await store.load('a')).toBeUndefined();
      expect(await store.summaries(['a'])).toEqual([]);
      await store.close();
    });

    test('finds a table by its code, as long as somebody may still come', async () => {
      const store = await open();
      const past = { code: 'KTR4XM' };
      await store.create(aTable('a', past), aSummary({ ended: true }));
      await store.create(aTable('b', { code: 'ZZZZZZ' }), aSummary());
      expect(await store.byCode('KTR4XM')).toBeUndefined();
      await store.create(aTable('c', past), aSummary());
      expect(await store.byCode('KTR4XM')).toBe('c');
      const taken: StoredEvent = {
        ...anEvent(1),
        body: { t: 'seat', seat: 1, now: { kind: 'human', name: 'Bruno', tokenHash: 'h' } },
      };
      await store.append('c', taken, aSummary({ openSeats: 0 }));
      expect(await store.byCode('KTR4XM')).toBeUndefined();
      expect(await store.byCode('ZZZZZZ')).toBe('b');
      await store.close();
    });

    test('makes a table together with its past', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary(), [anEvent(1), anEvent(2)]);
      expect((await store.load('a'))?.events).toEqual([anEvent(1), anEvent(2)]);
      await store.close();
    });

    test('finds tables at which time is over, the longest first, and no others', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary({ due: 3000 }));
      await store.create(aTable('b'), aSummary({ due: 2000 }));
      await store.create(aTable('c'), aSummary());
      expect(await store.overdue(1999, 9)).toEqual([]);
      expect(await store.overdue(2000, 9)).toEqual(['b']);
      expect(await store.overdue(9000, 9)).toEqual(['b', 'a']);
      expect(await store.overdue(9000, 1)).toEqual(['b']);
      // With every event; what is said at the table changes nothing.
      await store.append('b', anEvent(1), aSummary({ due: 9500 }));
      await store.append(
        'a',
        { ...anEvent(1), body: { t: 'chat', line: { by: 0, room: 'table', text: 'hm' } } },
        aSummary(),
      );
      expect(await store.overdue(9000, 9)).toEqual(['a']);
      // Clocks have moved; only where the table is still overdue.
      await store.putOff('a', 9000, 9800);
      await store.putOff('b', 9000, 9700);
      expect(await store.overdue(9799, 9)).toEqual(['b']);
      expect(await store.overdue(9800, 9)).toEqual(['b', 'a']);
      await store.putOff('b', 9800, null);
      expect(await store.overdue(99_000, 9)).toEqual(['a']);
      await store.append('b', anEvent(2), aSummary({ due: 9500 }));
      expect(await store.overdue(99_000, 9)).toEqual(['b', 'a']);
      await store.append('a', anEvent(2), aSummary({ ended: true }));
      await store.remove('b');
      expect(await store.overdue(99_000, 9)).toEqual([]);
      await store.close();
    });

    test('refuses a second event of the same number, and the first stands', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      await store.append('a', anEvent(1), aSummary());
      await expect(store.append('a', { ...anEvent(1), nonce: 'other' }, aSummary())).rejects.toThrow(Conflict);
      expect((await store.load('a'))?.events).toEqual([anEvent(1)]);
      await store.close();
    });

    test('refuses a table of the same name, and an event of a table that is gone', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      await expect(store.create(aTable('a', { name: 'other' }), aSummary())).rejects.toThrow(Error);
      await store.remove('a');
      await expect(store.append('a', anEvent(1), aSummary())).rejects.toThrow(Conflict);
      expect(await store.load('a')).toBeUndefined();
      await store.close();
    });

    test('what fails takes nothing else with it, though it comes at the same moment', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      await store.create(aTable('b'), aSummary());
      await store.append('a', anEvent(1), aSummary());
      const results = await Promise.allSettled([
        store.append('b', anEvent(1), aSummary()),
        store.append('a', anEvent(1), aSummary()),
        store.append('a', anEvent(2), aSummary()),
      ]);
      expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await store.load('a'))?.events).toHaveLength(2);
      expect((await store.load('b'))?.events).toHaveLength(1);
      await store.close();
    });

    test('summaries follow what happens, except talk', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      await store.append('a', anEvent(1), aSummary({ waiting: [1], openSeats: 0, inputs: 1 }));
      const chat = { by: 0, room: [0, 1], text: 'psst' } as const;
      await store.append(
        'a',
        { ...anEvent(2), body: { t: 'chat', line: chat } },
        aSummary({ waiting: [0], inputs: 1 }),
      );
      const [found] = await store.summaries(['a', 'nobody']);
      expect(found).toEqual({
        id: 'a',
        name: 'table a',
        game: 'toy',
        visibility: 'link',
        created: 1000,
        updated: 1001,
        ended: false,
        openSeats: 0,
        waiting: [1],
        since: {},
        inputs: 1,
        seats: aSummary().seats,
      });
      await store.close();
    });

    test('a summary counts the inputs after every event, however quickly they come, and those of the past', async () => {
      const store = await open();
      const inputs = async () => (await store.summaries(['a', 'b'])).map((s) => s.inputs);
      await store.create(aTable('a'), aSummary());
      await store.create(aTable('b'), aSummary({ inputs: 2 }), [anEvent(1), anEvent(2)]);
      expect(await inputs()).toEqual([0, 2]);
      for (let n = 1; n <= 5; n++) await store.append('a', anEvent(n), aSummary({ inputs: n }));
      await store.append('a', { ...anEvent(6), body: { t: 'undo' } }, aSummary({ inputs: 4 }));
      expect(await inputs()).toEqual([4, 2]);
      await store.close();
    });

    test('lists public tables that are not over, the latest first', async () => {
      const store = await open();
      for (const [i, id] of ['a', 'b', 'c', 'd'].entries())
        await store.create(aTable(id, { visibility: id === 'b' ? 'link' : 'public', created: i }), aSummary());
      await store.append('a', anEvent(1), aSummary());
      await store.append('d', anEvent(1), aSummary({ ended: true }));
      expect((await store.listPublic(9)).map((t) => t.id)).toEqual(['a', 'c']);
      expect((await store.listPublic(1)).map((t) => t.id)).toEqual(['a']);
      await store.close();
    });

    test('finds the tables at which a bot is to move', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary({ botDue: true }));
      await store.create(aTable('b'), aSummary());
      await store.append('b', anEvent(1), aSummary({ botDue: true }));
      await store.append('a', anEvent(1), aSummary());
      expect(await store.botsDue()).toEqual(['b']);
      await store.close();
    });

    test('keeps a content pack once, as it first came, as long as a table names it', async () => {
      const store = await open();
      const pack = { name: 'mine-1', content: { cards: ['a'], deep: [{ n: 1 }] } };
      await store.create(aTable('a', { pack: pack.name }), aSummary(), [anEvent(1)], pack);
      await store.create(aTable('b', { pack: pack.name }), aSummary(), [], { ...pack, content: 'another' });
      await store.create(aTable('c'), aSummary());
      expect(await store.pack(pack.name)).toEqual(pack);
      expect((await store.load('b'))?.table.pack).toBe(pack.name);
      await store.remove('a');
      await store.remove('c');
      expect(await store.pack(pack.name)).toEqual(pack);
      await store.remove('b');
      expect(await store.pack(pack.name)).toBeUndefined();
      await store.close();
    });

    test('knows how much was imported, and what of it has lain untouched', async () => {
      const store = await open();
      const origin = { t: 'import', verified: true } as const;
      expect(await store.importedBytes()).toBe(0);
      await store.create(aTable('own', { created: 1 }), aSummary());
      expect(await store.importedBytes()).toBe(0);
      for (const [i, id] of ['a', 'b', 'c'].entries())
        await store.create(aTable(id, { created: 10 + i, origin }), aSummary(), [anEvent(1)]);
      const bytes = await store.importedBytes();
      expect(bytes).toBeGreaterThan(3 * JSON.stringify(anEvent(1)).length);
      await store.append('a', { ...anEvent(2), at: 100_000 }, aSummary({ inputs: 2 }));
      expect(await store.staleImports(12, 9)).toEqual(['b']);
      expect(await store.staleImports(99, 9)).toEqual(['b', 'c']);
      expect(await store.staleImports(99, 1)).toEqual(['b']);
      await store.remove('b');
      expect(await store.importedBytes()).toBeLessThan(bytes);
      await store.close();
    });

    test('rare statements: numbered values, rows as they were written, and how many have changed', async () => {
      const store = await open();
      const { sql } = store;
      const late = 1_800_000_000_000;
      const add = 'INSERT INTO people (id, created) VALUES ($1, $2)';
      expect(await sql.run(add, ['anna', late])).toBe(1);
      expect(await sql.run(add, ['bruno', 5])).toBe(1);
      expect(await sql.all('SELECT id, created FROM people ORDER BY created DESC')).toEqual([
        { id: 'anna', created: late },
        { id: 'bruno', created: 5 },
      ]);
      // One value in two places.
      expect(await sql.all('SELECT created FROM people WHERE id = $1 OR id = $1', ['bruno'])).toEqual([{ created: 5 }]);
      expect(await sql.run('UPDATE people SET created = created + 1')).toBe(2);
      expect(await sql.all('DELETE FROM people WHERE id = $1 RETURNING created', ['bruno'])).toEqual([{ created: 6 }]);
      expect(await sql.run('DELETE FROM people WHERE id = $1', ['bruno'])).toBe(0);
      await store.close();
    });

    test('rare statements: all or nothing together, and a person goes with all that is known of them', async () => {
      const store = await open();
      const { sql } = store;
      const person = { text: 'INSERT INTO people (id, created) VALUES ($1, $2)', values: ['anna', 1] };
      const code = (hash: string) => ({ text: 'INSERT INTO codes VALUES ($1, $2, $3)', values: [hash, 'anna', 9] });
      await expect(sql.together([person, code('a'), code('a')])).rejects.toThrow(Error);
      expect(await sql.all('SELECT id FROM people')).toEqual([]);
      await sql.together([person, code('a'), code('b')]);
      // Of two who come for the same row in the same moment, one finds it.
      const take = 'DELETE FROM codes WHERE hash = $1 RETURNING person';
      const both = await Promise.all([sql.all(take, ['a']), sql.all(take, ['a'])]);
      expect(both.flat()).toEqual([{ person: 'anna' }]);
      await sql.run('DELETE FROM people WHERE id = $1', ['anna']);
      expect(await sql.all('SELECT hash FROM codes')).toEqual([]);
      await store.close();
    });

    test('what people hold at a table and are told of it goes with it', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      await store.create(aTable('b'), aSummary());
      await store.sql.run('INSERT INTO people (id, created) VALUES ($1, $2)', ['anna', 1]);
      for (const id of ['a', 'b'])
        await store.sql.run('INSERT INTO holds VALUES ($1, $2, $3, $4, $5)', ['anna', id, 0, 'h', 1]);
      const mail = 'INSERT INTO contacts (id, person, kind, address, label, created) VALUES ($1, $2, $3, $4, $4, 1)';
      await store.sql.run(mail, ['c', 'anna', 'mail', 'anna@example.org']);
      for (const id of ['a', 'b']) {
        await store.sql.run('INSERT INTO table_choices VALUES ($1, $2, $3)', ['anna', id, '[]']);
        await store.sql.run('INSERT INTO reminders VALUES ($1, 0, 1, 1)', [id]);
        const delivery =
          "INSERT INTO deliveries (contact, table_id, seat, n, kind, at) VALUES ('c', $1, 0, 1, 'turn', 1)";
        await store.sql.run(delivery, [id]);
      }
      await store.remove('a');
      for (const kept of ['holds', 'table_choices', 'reminders', 'deliveries'])
        expect(await store.sql.all(`SELECT table_id FROM ${kept}`)).toEqual([{ table_id: 'b' }]);
      await store.sql.run('DELETE FROM people');
      for (const gone of ['holds', 'table_choices', 'contacts', 'deliveries'])
        expect(await store.sql.all(`SELECT * FROM ${gone}`)).toEqual([]);
      await store.close();
    });

    test('finds tables that nobody plays at, and those of them at which nobody ever moved', async () => {
      const store = await open();
      for (const [i, id] of ['a', 'b', 'c', 'd', 'e'].entries())
        await store.create(aTable(id, { created: 10 + i }), aSummary());
      await store.append('b', { ...anEvent(1), at: 20 }, aSummary({ inputs: 1 }));
      await store.append('c', { ...anEvent(1), at: 21 }, aSummary({ inputs: 1, ended: true }));
      // Somebody took a seat, and nobody moved.
      const seat = { kind: 'human', name: 'Bruno', tokenHash: 'h' } as const;
      await store.append(
        'd',
        { ...anEvent(1), at: 22, body: { t: 'seat', seat: 1, now: seat } },
        aSummary({ openSeats: 0 }),
      );
      await store.append('e', { ...anEvent(1), at: 99_000 }, aSummary({ inputs: 1 }));
      expect(await store.forsaken('all', 50, 9)).toEqual(['a', 'b', 'd']);
      expect(await store.forsaken('unplayed', 50, 9)).toEqual(['a', 'd']);
      expect(await store.forsaken('unplayed', 50, 1)).toEqual(['a']);
      expect(await store.forsaken('unplayed', 22, 9)).toEqual(['a']);
      expect(await store.forsaken('all', 10, 9)).toEqual([]);
      await store.close();
    });

    test('archives finished games that lie untouched: they are found as they were, and events can be added', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await store.create(aTable(id, { created: 1 }), aSummary());
      for (let n = 1; n <= 40; n++) await store.append('a', { ...anEvent(n), at: n }, aSummary({ inputs: n }));
      await store.append('b', { ...anEvent(1), at: 9 }, aSummary({ ended: true, inputs: 1 }));
      expect(await store.archivable(50, 9)).toEqual(['b']);
      // The game goes on.
      expect(await store.archive('a')).toBe(false);
      await store.append('a', { ...anEvent(41), at: 49 }, aSummary({ ended: true, inputs: 41 }));
      expect(await store.archivable(50, 9)).toEqual(['b', 'a']);
      expect(await store.archivable(50, 1)).toEqual(['b']);
      expect(await store.archivable(9, 9)).toEqual([]);
      const [before, summary] = [await store.load('a'), await store.summaries(['a'])];
      expect(await store.archive('a')).toBe(true);
      expect(await store.archive('a')).toBe(false);
      expect(await store.archive('nobody')).toBe(false);
      expect(await store.archivable(50, 9)).toEqual(['b']);
      expect(JSON.stringify(await store.load('a'))).toBe(JSON.stringify(before));
      expect(await store.summaries(['a'])).toEqual(summary);
      // What is archived keeps its numbers.
      for (const n of [1, 7, 41]) await expect(store.append('a', anEvent(n), aSummary())).rejects.toThrow(Conflict);
      const chat: StoredEvent = {
        ...anEvent(42),
        body: { t: 'chat', line: { by: 0, room: 'table', text: 'well played' } },
      };
      await store.append('a', chat, aSummary({ ended: true, inputs: 41 }));
      expect((await store.load('a'))?.events).toEqual([...(before?.events ?? []), chat]);
      expect((await store.summaries(['a']))[0]?.inputs).toBe(41);
      await store.remove('a');
      expect(await store.load('a')).toBeUndefined();
      expect(await store.summaries(['a'])).toEqual([]);
      await store.close();
    });

    test('has one secret, counts its tables', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      const secret = await store.secret();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(await store.secret()).toBe(secret);
      expect(await store.health()).toEqual({ ok: true, tables: 1 });
      await store.close();
    });

    test('a write that fails beside it does not keep a table from being brought up', async () => {
      const store = await open();
      await store.create(aTable('a'), aSummary());
      await store.create(aTable('b'), aSummary());
      await store.append('b', anEvent(1), aSummary());
      const [good, bad] = await Promise.allSettled([
        store.append('a', anEvent(1), aSummary({ ended: true, waiting: [], inputs: 1 })),
        store.append('b', anEvent(1), aSummary()),
      ]);
      expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected']);
      expect((await store.summaries(['a']))[0]).toMatchObject({ ended: true, waiting: [], inputs: 1 });
      await store.close();
    });
  });
};
