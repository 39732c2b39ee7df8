/** Bots that cannot answer: the server lives on, their table is set aside and says so, everybody else plays. */
import {
  clockwise,
  type GameModule,
  messages,
  openGame,
  procsFor,
  randomInput,
  rng,
  type Seen,
  type Sight,
  viewFrom,
} from '@tabularium/kernel';
import type { NewSeat, TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { Bots } from '../src/bots/bots.ts';
import { silent } from '../src/common/log.ts';
import { free } from '../src/tables/acts.ts';
import { tableInfo } from '../src/tables/table-info.ts';
import type { Games } from '../src/games/games.ts';
import { createTable } from '../src/opening/create.ts';
import { openMemory } from '../src/store/memory.ts';
import { Tables } from '../src/tables/tables.ts';
import type { Pool } from '../src/workers/pool.ts';
import { GaveUp } from '../src/workers/thread.ts';
import { openTable, playOn, request, startTest, watch } from './table.ts';

interface Hoard {
  given: number;
}
const SIGHT = { given: 'open' } satisfies Sight<Hoard>;
const en = { 'hoard.give': 'Give.', 'verb.give': 'Give' } as const;
const say = messages(en);
const proc = procsFor<Hoard>();
const main = proc('hoard', { seat: 'open' }, () => ({ seat: 0 }), {
  start: {
    to: (_, l) => l.seat,
    say: () => say('hoard.give'),
    allots: {
      give: {
        of: (cx) => ({
          of: Object.fromEntries(clockwise(cx.seats, 0).map((s) => [`seat:${s}`, 9e15])),
          min: 9e14,
          max: 9e15,
        }),
        take: (cx, l) => {
          cx.g.given++;
          l.seat = (l.seat + 1) % cx.seats;
          if (cx.g.given === 4) cx.finish({ how: 'given', winners: [0] });
          return 'start';
        },
      },
    },
  },
});

/** Numbers as they stand in a position that somebody made up. */
const hoard: GameModule<Hoard, Seen<Hoard, typeof SIGHT>> = {
  meta: { id: 'hoard', version: 1, seats: { min: 2, max: 2, default: 2 }, options: {}, endings: ['given'] },
  first: main,
  procs: [main],
  interrupts: [],
  setup: () => ({ given: 0 }),
  view: viewFrom(SIGHT, [main]),
  guess: () => {
    throw new Error('nobody looks ahead in this game');
  },
  check: () => {},
  migrations: [],
  messages: en,
  translations: {},
};

const GAMES: Games['all'] = [
  { id: 'hoard', folder: import.meta.dirname, rules: async () => hoard, bots: async () => ({}) },
];
const bots: NewSeat[] = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'random' },
];

const BROKEN: Pool = {
  choose: async () => {
    throw new GaveUp('too slow');
  },
  check: async () => {
    throw new GaveUp('too slow');
  },
  close: async () => {},
};

/** A table of two, one of them a bot that cannot answer, whatever it is asked. */
const stuckTable = async (store = openMemory()) => {
  const games = { href: '', all: GAMES };
  const tables = new Tables(store, games, Date.now, silent);
  let asked = 0;
  const watcher = new Bots({ ...BROKEN, choose: async (job) => (asked++, BROKEN.choose(job)) }, silent, 0);
  tables.onRoom = (room) => watcher.watch(room);
  return { tables, store, asked: () => asked };
};

test('a bot that is asked for absurd numbers answers, and the game comes to its end', () => {
  const { below } = rng('x');
  const { match } = openGame(hoard, 2, {}, { t: 'seed', seed: 'x' });
  while (!match.state.over) {
    const [seat] = match.engine.waitingFor(match.state);
    match.play(randomInput(match.question(seat!)!, seat!, below)!);
  }
  expect(match.entries.length).toBe(4);
});

test('a table whose bot cannot answer is set aside and says so; after a restart it is not tried again', async () => {
  const first = await stuckTable();
  const { id } = await createTable(first.tables, { game: 'hoard', seats: bots, visibility: 'link', options: {} });
  const room = (await first.tables.room(id))!;
  await expect.poll(() => tableInfo(room.record, room.audience).seats[0]!.stuck).toBe(true);
  expect(first.asked()).toBe(2);
  expect(await first.store.botsDue()).toEqual([]);
  const second = await stuckTable(first.store);
  const again = (await second.tables.room(id))!;
  await again.idle();
  expect(tableInfo(again.record, again.audience).seats.map((s) => s.stuck)).toEqual([true, undefined]);
  expect(second.asked()).toBe(0);
  // Whoever opened the table may free the seat, so that somebody else can play on.
  const by = { eye: 'public', owner: true } as const;
  expect((await free(again, by, { nonce: 'a', seat: 1 })).t).toBe('no');
  expect((await free(again, by, { nonce: 'b', seat: 0 })).t).toBe('ok');
  expect(again.record.seats[0]!.kind).toBe('open');
});

test('a bot that never ends is stopped in its thread; health is answered and others play on meanwhile', async () => {
  const { url, logged } = await startTest({ limits: { botMs: 300 } });
  const { id } = await openTable(url, {
    seats: [
      { kind: 'bot', bot: 'slow' },
      { kind: 'bot', bot: 'slow' },
    ],
  });
  const table = await openTable(url);
  const clients = await Promise.all(table.seats.map((t) => watch(url, table.id, t)));
  const started = performance.now();
  await playOn(clients, 4);
  expect((await request(url, '/health')).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
  await expect
    .poll(async () => (await request<TableInfo>(url, `/api/tables/${id}`)).body.ended, { timeout: 60_000 })
    .toBe(true);
  // Three times each, and then no more.
  expect(logged.filter((l) => l.event === 'bot.gaveUp')).toHaveLength(6);
});
