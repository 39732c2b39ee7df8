/** What a process stores goes to the others with the news of it, where it is small; where there is any doubt, they look for themselves. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { silent } from '../../src/common/log.ts';
import { createTable } from '../../src/opening/create.ts';
import { decisionOf } from '../../src/showing/scenes.ts';
import { eventNews, openBell, payloadOf, viewersNews } from '../../src/store/postgres-bell.ts';
import { type Seal, sealWith } from '../../src/store/postgres-seal.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { News } from '../../src/store/shared.ts';
import { act } from '../../src/tables/acts.ts';
import type { Room } from '../../src/tables/room.ts';
import { Tables } from '../../src/tables/tables.ts';
import { onEnd, people } from '../table.ts';
import { clusterGames } from './games.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;
const newName = (): string => `told_${randomBytes(6).toString('hex')}`;

/** A table in two processes, what the second hears of the first, and how often the second asked the database. */
const twoProcesses = async () => {
  const place = `${server}?schema=${newName()}`;
  const stores = [await openPostgres(place, { log: silent }), await openPostgres(place, { log: silent })] as const;
  for (const store of stores) onEnd(() => store.close());
  const [one, two] = stores.map((store) => new Tables(store, clusterGames, Date.now, silent));
  const { id } = await createTable(one!, { game: 'toy-cards', options: {}, visibility: 'link', seats: people(2) });
  const heard: Extract<News, { t: 'event' }>[] = [];
  stores[1].shared!.hear((news) => {
    if (news.t === 'event') heard.push(news);
  });
  const rooms = [(await one!.room(id))!, (await two!.room(id))!] as const;
  const asked = vi.spyOn(stores[1].shared!, 'tail');
  return { here: rooms[0], there: rooms[1], heard, asked };
};

const draw = async (room: Room, seat: number): Promise<void> => {
  const decision = decisionOf(room.record, seat);
  const answer = await act(room, { eye: seat }, { decision, nonce: `n${room.record.n}`, verb: 'draw' });
  expect(answer).toMatchObject({ t: 'ok' });
};

test('an event that follows the last one here is taken in as it was told, and the database is not asked', async () => {
  const { here, there, heard, asked } = await twoProcesses();
  await draw(here, 0);
  await draw(here, 1);
  await expect.poll(() => heard.length).toBe(2);
  for (const { n, told } of heard) await there.freshen(n, told);
  expect(there.record.n).toBe(2);
  expect(there.record.match.state).toEqual(here.record.match.state);
  expect(asked).not.toHaveBeenCalled();
});

test('an event that does not follow the last one here is a reason to look', async () => {
  const { here, there, heard, asked } = await twoProcesses();
  await draw(here, 0);
  await draw(here, 1);
  await expect.poll(() => heard.length).toBe(2);
  const second = heard[1]!;
  // The first was never heard of, though all of it was in one moment.
  await there.freshen(second.n, { ...second.told!, after: heard[0]!.told!.after });
  expect(asked).toHaveBeenCalledOnce();
  expect(there.record.n).toBe(2);
});

test('an event that follows another one of the same number is a reason to look', async () => {
  const { here, there, heard, asked } = await twoProcesses();
  await draw(here, 0);
  await expect.poll(() => heard.length).toBe(1);
  const { n, told } = heard[0]!;
  await there.freshen(n, { ...told!, after: told!.after - 1 });
  expect(asked).toHaveBeenCalledOnce();
  expect(there.record.n).toBe(1);
});

const seal = sealWith('secret');
const plain: Seal = { close: (text) => text.replaceAll(' ', '_'), open: (text) => text };

test('everything is said once, and what goes along leaves room for all of it', () => {
  const large = 'x'.repeat(5000);
  const payload = payloadOf([
    eventNews('a:1', 5, large, plain),
    viewersNews('a'),
    eventNews('b:1', 6, large, plain),
    viewersNews('a'),
    eventNews('c:7', 8, '{"é":1}', plain),
    eventNews('d:1', undefined, '{}', plain),
  ]);
  expect(payload.split(' ')).toEqual([`ea:1:a:1_5_${large}`, 'va', 'eb:1', 'ec:7:c:7_8_{"é":1}', 'ed:1']);
  const many = Array.from({ length: 110 }, (_, i) => eventNews(`table${i}:1`, 1, 'x'.repeat(700), plain));
  expect(Buffer.byteLength(payloadOf(many))).toBeLessThan(8000);
});

test('what goes along is heard as it was said; what cannot be read is left to be looked for', async () => {
  const channel = newName();
  const open = () => openBell({ connectionString: server }, channel, seal, silent, async () => {});
  const [a, b] = [await open(), await open()];
  onEnd(() => a.close());
  onEnd(() => b.close());
  const heard: News[] = [];
  b.hear((news) => void heard.push(news));
  const event = { n: 3, at: 12, by: '0', nonce: 'x', body: { t: 'say', text: 'Ave: "a b"\n é' } };
  const text = JSON.stringify(event);
  a.ring(eventNews('t:3', 11, text, seal));
  await expect.poll(() => heard).toEqual([{ t: 'event', id: 't', n: 3, told: { after: 11, event } }]);
  a.ring(eventNews('t:4', 12, '{"n":', seal));
  a.ring(eventNews('t:5', 13, text, sealWith('another')));
  a.ring(eventNews('t:6', 14, text, plain));
  // What was said of one event, repeated for another.
  a.ring({ ...eventNews('t:3', 11, text, seal), news: 'et:7' });
  const unread = [4, 5, 6, 7].map((n) => ({ t: 'event', id: 't', n }));
  await expect.poll(() => heard.slice(1)).toEqual(unread);
});

test('who listens to the database without the secret learns nothing of a game', async () => {
  const { here } = await twoProcesses();
  const listener = new Client({ connectionString: server });
  await listener.connect();
  onEnd(() => listener.end());
  const said: string[] = [];
  listener.on('notification', ({ payload = '' }) => void said.push(payload));
  const { rows } = await listener.query<{ channel: string }>(
    "SELECT application_name AS channel FROM pg_stat_activity WHERE application_name LIKE 'tabularium_1_told_%'",
  );
  for (const { channel } of rows) await listener.query(`LISTEN ${channel}`);
  await draw(here, 0);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  expect(said.join()).toContain(here.id);
  expect(said.join()).not.toMatch(/draw|"|{/);
});
