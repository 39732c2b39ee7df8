/** Bots on ordinary seats: they finish games, keep nobody waiting, and are replaced when they fail. */
import type { NewSeat, TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { openTable, playOn, request, startTest, watch } from './table.ts';

const bot = (name: string): NewSeat => ({ kind: 'bot', bot: name });
const isOver = async (url: string, id: string): Promise<boolean> =>
  (await request<TableInfo>(url, `/api/tables/${id}`)).body.ended;

test('bots play a whole game by themselves', async () => {
  const { url, logged } = await startTest();
  const { id } = await openTable(url, { game: 'tetrarchia', seats: [bot('random'), bot('random')] });
  await expect.poll(() => isOver(url, id), { timeout: 28_000 }).toBe(true);
  expect(logged.filter((l) => l.event.startsWith('bot'))).toEqual([]);
});

test('bots that break, cheat or never end are replaced by chance, and it is logged', async () => {
  const { url, logged } = await startTest({ limits: { botMs: 100 } });
  const ids = [];
  for (const name of ['broken', 'cheat']) ids.push((await openTable(url, { seats: [bot(name), bot('random')] })).id);
  for (const id of ids) await expect.poll(() => isOver(url, id)).toBe(true);
  const { id } = await openTable(url, { seats: [bot('slow'), { kind: 'open' }] });
  const guest = await watch(url, id);
  await expect.poll(() => guest.scene.inputs).toBe(1);
  const events = new Set(logged.map((l) => `${l.event} ${String(l['bot'])}`));
  expect(events).toContain('bot.gaveUp broken');
  expect(events).toContain('bot.gaveUp slow');
  expect(events).toContain('bot.refused cheat');
});

test('bots among themselves stop after so many inputs; where a person sits they go on', async () => {
  const { url } = await startTest({ limits: { botInputs: 12 } });
  const alone = await openTable(url, { game: 'tetrarchia', seats: [bot('random'), bot('random')] });
  const guest = await watch(url, alone.id);
  await expect.poll(() => guest.scene.inputs).toBe(12);
  const table = await openTable(url, { game: 'tetrarchia', seats: [bot('random'), { kind: 'human', name: 'A' }] });
  const a = await watch(url, table.id, table.seats[1]);
  await expect
    .poll(async () => {
      if (a.isAsked()) await a.actAnyhow();
      return a.scene.inputs;
    })
    .toBeGreaterThan(20);
  expect(guest.scene.inputs).toBe(12);
});

test('while a bot thinks, people at other tables and the server itself are not kept waiting', async () => {
  const { url } = await startTest({ limits: { botMs: 3000 } });
  await openTable(url, { seats: [bot('slow'), bot('random')] });
  const table = await openTable(url);
  const clients = await Promise.all(table.seats.map((t) => watch(url, table.id, t)));
  const started = performance.now();
  await playOn(clients, 4);
  expect(performance.now() - started).toBeLessThan(1500);
});

test('people and bots share a table; a restart finds the bots at work again', async () => {
  const first = await startTest({ botPauseMs: 60_000 });
  const table = await openTable(first.url, { seats: [bot('random'), { kind: 'human', name: 'A' }] });
  await first.close();
  const second = await startTest({ data: first.data });
  // Nobody has come in yet: the bot moves all the same.
  await expect
    .poll(
      async () =>
        (await request<{ tables: { waiting: number[] }[] }>(second.url, `/api/tables?ids=${table.id}`)).body.tables[0]!
          .waiting,
    )
    .toEqual([1]);
  const a = await watch(second.url, table.id, table.seats[1]);
  for (let i = 0; i < 500 && !a.scene.over; i++) {
    await expect.poll(() => a.isAsked() || a.scene.over !== undefined, { interval: 2, timeout: 5000 }).toBe(true);
    if (a.isAsked()) await a.actAnyhow();
  }
  expect(a.scene.over).toBeDefined();
});
