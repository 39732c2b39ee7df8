/** A table may give people a time to answer; then the game goes on without them, if the rules know what that means. */
import { type Eye, procsFor, SILENCE, viewFrom } from '@tabularium/kernel';
import type { NewTable, ServerMessage } from '@tabularium/protocol';
import { describe, expect, test } from 'vitest';
import { act, passOver } from '../src/tables/acts.ts';
import type { Games } from '../src/games/games.ts';
import { silent } from '../src/common/log.ts';
import { cloneTable } from '../src/opening/clone.ts';
import { createTable } from '../src/opening/create.ts';
import { joinTable } from '../src/opening/join.ts';
import { Overdue } from '../src/tables/overdue.ts';
import type { Room } from '../src/tables/room.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { openMemory } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { tableInfo } from '../src/tables/table-info.ts';
import { Tables } from '../src/tables/tables.ts';
import { newNonce } from './client.ts';
import { openTable, people, post, request, startTest, watch } from './table.ts';
import { toyGames } from './toy-games.ts';
import { type Urn, urnGame, urnGames } from './toy-urn.ts';

const HOUR = 3600;
const START = 1_000_000_000;
/** A server has been up for long. */
const LONG_AGO = 10 * 60_000;

interface Set {
  readonly tables: Tables;
  readonly store: Store;
  readonly overdue: Overdue;
  /** Lets so many seconds go by, and looks whose time is over. */
  pass(seconds: number): Promise<void>;
  now: number;
}
const setUp = (store: Store = openMemory(), now = START, games: Games = toyGames): Set => {
  const at = { now: now - LONG_AGO };
  const tables = new Tables(store, games, () => at.now, silent);
  at.now = now;
  const overdue = new Overdue(tables);
  const pass = (seconds: number): Promise<void> => {
    at.now += seconds * 1000;
    return overdue.look();
  };
  return Object.assign(at, { tables, store, overdue, pass });
};

const timed = (more: Partial<NewTable> = {}): NewTable => ({
  game: 'toy-cards',
  options: {},
  visibility: 'link',
  seats: people(2),
  answerTime: HOUR,
  ...more,
});
const open = async ({ tables }: Set, more: Partial<NewTable> = {}): Promise<Room> =>
  (await tables.room((await createTable(tables, timed(more))).id))!;

const listener = async (room: Room, eye: Eye): Promise<ServerMessage[]> => {
  const got: ServerMessage[] = [];
  await room.enter({ eye, owner: false, send: (m) => void got.push(m) });
  got.length = 0;
  return got;
};
const inputs = ({ record }: Room) => record.match.entries.map((e) => `${e.input.by} ${e.input.verb}`);
const deadline = (room: Room) => tableInfo(room.record, room.audience).deadline;
const draw = (room: Room, seat: number) =>
  act(room, { eye: seat }, { decision: decisionOf(room.record, seat), nonce: newNonce(), verb: 'draw' });

describe('a table with a time to answer', () => {
  test('goes on without whoever has let it go by, writes it down and tells everybody', async () => {
    const set = setUp();
    const room = await open(set);
    const got = await listener(room, 1);
    expect(deadline(room)).toEqual({ at: START + HOUR * 1000, seats: [0] });
    await set.pass(HOUR - 1);
    expect(inputs(room)).toEqual([]);
    await set.pass(1);
    expect(inputs(room)).toEqual([`0 ${SILENCE}`]);
    expect(got.map((m) => m.t)).toEqual(['step', 'table']);
    expect(got[1]).toMatchObject({ table: { deadline: { at: START + 2 * HOUR * 1000, seats: [1] } } });
    const stored = await set.store.load(room.id);
    expect(stored!.events).toMatchObject([{ n: 1, by: 'server', body: { t: 'input' } }]);
    // The next one has the whole time again.
    await set.pass(HOUR - 1);
    expect(inputs(room)).toHaveLength(1);
  });

  test('counts from the last thing that was done, and tells a new deadline with every answer', async () => {
    const set = setUp();
    const room = await open(set);
    const got = await listener(room, 1);
    await set.pass(1000);
    await draw(room, 0);
    expect(deadline(room)).toEqual({ at: START + (1000 + HOUR) * 1000, seats: [1] });
    expect(got.map((m) => m.t)).toEqual(['step', 'table']);
  });

  test('waits for seats that nobody has taken, and gives who takes one the whole time', async () => {
    const set = setUp();
    const room = await open(set, { seats: [{ kind: 'open' }, { kind: 'human', name: 'Anna' }] });
    expect(deadline(room)).toBeUndefined();
    await set.pass(9 * HOUR);
    expect(inputs(room)).toEqual([]);
    await joinTable(room, { name: 'Bert', nonce: newNonce() + newNonce() });
    expect(deadline(room)).toEqual({ at: set.now + HOUR * 1000, seats: [0] });
    await set.pass(HOUR);
    expect(inputs(room)).toEqual([`0 ${SILENCE}`]);
    // Having been passed over is not having done something.
    expect(tableInfo(room.record, room.audience).seats[0]).toMatchObject({ idle: true });
  });

  test('waits where the rules do not know what silence means', async () => {
    const set = setUp();
    const room = await open(set);
    for (let i = 0; i < 4; i++) await set.pass(HOUR);
    expect(inputs(room)).toHaveLength(4);
    // The deck is empty, and there are cards in hand.
    expect(deadline(room)).toBeUndefined();
    await set.pass(9 * HOUR);
    expect(inputs(room)).toHaveLength(4);
    expect(await set.store.overdue(set.now, 9)).toEqual([]);
  });

  test('hands its time on to what goes on from it', async () => {
    const set = setUp();
    const room = await open(set);
    const cloned = await cloneTable(set.tables, room, { visibility: 'link' }, 'public', true);
    const clone = (await set.tables.room(cloned.id))!;
    expect(clone.record.table.answerTime).toBe(HOUR);
  });
});

test('without it nobody is timed', async () => {
  const set = setUp();
  const room = await open(set, { answerTime: undefined });
  const got = await listener(room, 1);
  await set.pass(1000 * HOUR);
  expect([inputs(room), deadline(room)]).toEqual([[], undefined]);
  await draw(room, 0);
  expect(got.map((m) => m.t)).toEqual(['step']);
});

describe('an answer and the clock', () => {
  /** Both at the last moment, in this order. */
  const both = async (first: 'answer' | 'clock') => {
    const set = setUp();
    const room = await open(set);
    set.now += HOUR * 1000;
    const deed = { decision: decisionOf(room.record, 0), nonce: newNonce(), verb: 'draw' };
    const clock = first === 'clock' ? [passOver(room), passOver(room)] : [];
    const answering = act(room, { eye: 0 }, deed);
    await Promise.all([...clock, answering, set.overdue.look()]);
    return [await answering, inputs(room)];
  };
  test('at one moment: whichever comes first counts, and nothing twice', async () => {
    expect(await both('answer')).toMatchObject([{ t: 'ok' }, ['0 draw']]);
    expect(await both('clock')).toMatchObject([{ t: 'no', reason: { k: 'kernel.stale' } }, [`0 ${SILENCE}`]]);
  });

  test('nobody can say that somebody said nothing', async () => {
    const set = setUp();
    const room = await open(set);
    for (const [by, k] of ['kernel.malformed', 'kernel.notAsked'].entries()) {
      const deed = { decision: decisionOf(room.record, by), nonce: newNonce(), verb: SILENCE };
      expect(await act(room, { eye: by }, deed)).toMatchObject({ t: 'no', reason: { k } });
    }
    expect(inputs(room)).toEqual([]);
  });
});

test('all who are late at one question are passed over at once, each for this question only', async () => {
  const set = setUp(openMemory(), START, urnGames);
  const room = await open(set, { game: 'urn', seats: people(4) });
  await act(room, { eye: 2 }, { decision: decisionOf(room.record, 2), nonce: newNonce(), verb: 'aye' });
  await set.pass(HOUR);
  expect(inputs(room)).toEqual(['2 aye', `0 ${SILENCE}`, `1 ${SILENCE}`, `3 ${SILENCE}`]);
  expect(room.record.match.state.g).toEqual({ votes: ['nay nay aye nay'] });
  // The second vote has begun; nobody is late there.
  expect(deadline(room)).toEqual({ at: set.now + HOUR * 1000, seats: [0, 1, 2, 3] });
});

const reply = procsFor<Urn>()('reply', () => ({}), {
  start: {
    to: () => [0, 1],
    say: () => ({ k: 'urn.ask' }),
    buttons: { aye: { take: () => 'other' } },
    silent: ['aye'],
  },
  other: { to: () => 1, say: () => ({ k: 'urn.other' }), buttons: { nay: { take: () => 'start' } }, silent: ['nay'] },
});

test('who is asked something else because another was passed over has the whole time for it', async () => {
  const module = { ...urnGame, first: reply, procs: [reply] };
  const view = viewFrom({ votes: 'open' }, module.procs);
  const all = [{ ...urnGames.all[0]!, rules: async () => ({ ...module, view }) }];
  const set = setUp(openMemory(), START, { ...urnGames, all });
  const room = await open(set, { game: 'urn' });
  await set.pass(HOUR);
  expect(inputs(room)).toEqual([`0 ${SILENCE}`]);
  expect(deadline(room)).toEqual({ at: set.now + HOUR * 1000, seats: [1] });
});

describe('after the server has been away', () => {
  test('deadlines are those that were stored; whose time ran out meanwhile has some minutes to answer', async () => {
    const before = setUp();
    const { id } = await open(before);
    const later = START + 2 * HOUR * 1000;
    // Started this very moment.
    const set = setUp(before.store, later + LONG_AGO);
    Object.assign(set, { now: later });
    const room = (await set.tables.room(id))!;
    expect(deadline(room)).toEqual({ at: set.tables.mercyUntil, seats: [0] });
    expect(set.tables.mercyUntil - later).toBe(5 * 60_000);
    await set.pass(299);
    expect(inputs(room)).toEqual([]);
    await set.pass(1);
    expect(inputs(room)).toEqual([`0 ${SILENCE}`]);
  });

  test('a server that stops leaves no look behind', async () => {
    const before = setUp();
    for (let i = 0; i < 3; i++) await open(before);
    const loaded: string[] = [];
    const store: Store = {
      ...before.store,
      load: (id) => {
        loaded.push(id);
        return before.store.load(id);
      },
    };
    const set = setUp(store, START + LONG_AGO);
    const looking = set.pass(HOUR);
    await set.overdue.close();
    expect(loaded.length).toBeLessThan(2);
    await looking;
  });

  test('no table is loaded but those whose time is over', async () => {
    const before = setUp();
    for (let i = 0; i < 30; i++) await open(before, { answerTime: i === 7 ? HOUR : i < 5 ? 86_400 : undefined });
    const loaded: string[] = [];
    const store: Store = {
      ...before.store,
      load: (id) => {
        loaded.push(id);
        return before.store.load(id);
      },
    };
    const set = setUp(store, START + LONG_AGO);
    await set.pass(60);
    expect(loaded).toEqual([]);
    await set.pass(HOUR);
    expect(loaded).toHaveLength(1);
    expect(inputs((await set.tables.room(loaded[0]!))!)).toEqual([`0 ${SILENCE}`]);
  });

  test('no table is loaded in the minutes of grace', async () => {
    const before = setUp();
    await open(before);
    const set = setUp(before.store, START + LONG_AGO);
    Object.assign(set, { now: START + HOUR * 1000 });
    set.tables.mercyUntil = set.now + 60_000;
    await set.pass(59);
    expect(set.tables.inMemory).toBe(0);
    await set.pass(1);
    expect(set.tables.inMemory).toBe(1);
  });

  test('a table that cannot be gone on with is tried again after a while, and the others are gone on with', async () => {
    const before = setUp();
    const [bad, good] = [await open(before), await open(before)];
    const tried: string[] = [];
    const store: Store = {
      ...before.store,
      load: async (id) => {
        tried.push(id);
        if (id === bad.id) throw new Error('the disk is broken');
        return before.store.load(id);
      },
    };
    const set = setUp(store, START + LONG_AGO);
    await set.pass(HOUR);
    await set.pass(1);
    expect(tried.filter((id) => id === bad.id)).toHaveLength(1);
    expect(inputs((await set.tables.room(good.id))!)).toEqual([`0 ${SILENCE}`]);
    // A disk may be well again later.
    await set.pass(HOUR);
    expect(tried.filter((id) => id === bad.id)).toHaveLength(2);
  });
});

test('however many tables cannot be gone on with, those that are due after them have their turn', async () => {
  const before = setUp();
  const bad = new Set<string>();
  // More than are looked at in one pass.
  for (let i = 0; i < 60; i++) bad.add((await open(before, { answerTime: 300 })).id);
  const good = await open(before);
  const store: Store = {
    ...before.store,
    load: async (id) => {
      if (bad.has(id)) throw new Error('the disk is broken');
      return before.store.load(id);
    },
  };
  const set = setUp(store, START + LONG_AGO);
  await set.pass(HOUR);
  for (let i = 0; i < 2; i++) await set.pass(5);
  expect(inputs((await set.tables.room(good.id))!)).toEqual([`0 ${SILENCE}`]);
});

test('over the wire: the time is chosen with the table, shown, and survives a restart', async () => {
  let now = Date.now() - LONG_AGO;
  const config = { clock: () => now, lookMs: 10 };
  const server = await startTest(config);
  now += LONG_AGO;
  const bad = await post(server.url, '/api/tables', { game: 'toy-cards', seats: people(2), answerTime: 7 });
  expect(bad.status).toBeGreaterThanOrEqual(400);
  const table = await openTable(server.url, { answerTime: 86_400 });
  const anna = await watch(server.url, table.id, table.seats[0]);
  const told = { answerTime: 86_400, deadline: { at: now + 86_400_000, seats: [0] } };
  expect(anna.table).toMatchObject(told);
  expect((await request(server.url, `/api/tables/${table.id}`)).body).toMatchObject(told);
  await server.close();

  const again = await startTest({ ...config, data: server.data });
  const back = await watch(again.url, table.id, table.seats[1]);
  expect(back.table).toMatchObject(told);
  now += 86_400_000;
  const step = await back.next('step');
  expect(step.entry).toMatchObject({ input: 1, by: 0 });
  await expect.poll(() => back.table.deadline).toEqual({ at: now + 86_400_000, seats: [1] });
});
