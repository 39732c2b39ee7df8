/** What is not on the disk was never said; what is there is found again, also under new rules. */
import type { Eye } from '@tabularium/kernel';
import type { ServerMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { act, undo } from '../src/tables/acts.ts';
import type { Game } from '../src/games/games.ts';
import { silent } from '../src/common/log.ts';
import { createTable } from '../src/opening/create.ts';
import type { Room } from '../src/tables/room.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { openMemory } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Tables } from '../src/tables/tables.ts';
import { people } from './table.ts';
import { newerCards } from './toy-cards.ts';
import { toyGames } from './toy-games.ts';

const newTable = { game: 'toy-cards', options: {}, visibility: 'link', seats: people(2) } as const;

const listener = async (room: Room, eye: Eye): Promise<ServerMessage[]> => {
  const got: ServerMessage[] = [];
  await room.enter({ eye, owner: false, send: (m) => void got.push(m) });
  got.length = 0;
  return got;
};

const draw = (room: Room, seat: number, nonce: string) =>
  act(room, { eye: seat }, { decision: decisionOf(room.record, seat), nonce, verb: 'draw' });

test('nobody hears of a move before the store has it', async () => {
  const inner = openMemory();
  let release = (): void => {};
  const store: Store = {
    ...inner,
    append: async (...a) => {
      await new Promise<void>((done) => (release = done));
      await inner.append(...a);
    },
  };
  const tables = new Tables(store, toyGames, Date.now, silent);
  const { id } = await createTable(tables, newTable);
  const room = (await tables.room(id))!;
  const got = await listener(room, 1);
  const answer = draw(room, 0, 'a');
  // Somebody who comes in meanwhile waits, and is then shown what is durable.
  const late: ServerMessage[] = [];
  const entering = room.enter({ eye: 'public', owner: false, send: (m) => void late.push(m) });
  await new Promise((r) => setTimeout(r, 20));
  expect([got, late]).toEqual([[], []]);
  release();
  expect((await answer).t).toBe('ok');
  await entering;
  expect(got.map((m) => m.t)).toEqual(['step']);
  expect(late[0]).toMatchObject({ t: 'sync', n: 1, scene: { inputs: 1 } });
});

test('when the store fails nothing is told, everybody is sent away, and the table is as it was', async () => {
  const inner = openMemory();
  let fails = false;
  const store: Store = {
    ...inner,
    append: async (...a) => {
      if (fails) throw new Error('the disk is full');
      await inner.append(...a);
    },
  };
  const tables = new Tables(store, toyGames, Date.now, silent);
  const { id } = await createTable(tables, newTable);
  const room = (await tables.room(id))!;
  await draw(room, 0, 'a');
  const got = await listener(room, 1);
  fails = true;
  await expect(draw(room, 1, 'b')).rejects.toThrow('the disk is full');
  expect(got).toEqual([{ t: 'bye', reason: { k: 'server.failed', a: { request: expect.any(String) } } }]);
  await expect(draw(room, 1, 'c')).rejects.toThrow('server.failed');
  fails = false;
  const again = (await tables.room(id))!;
  expect(again).not.toBe(room);
  expect(again.record.match.entries).toHaveLength(1);
  expect((await draw(again, 1, 'b')).t).toBe('ok');
});

test('a game under way is brought to new rules once, which its record shows', async () => {
  const store = openMemory();
  const old = new Tables(store, toyGames, Date.now, silent);
  const { id } = await createTable(old, newTable);
  await draw((await old.room(id))!, 0, 'a');
  const game: Game = {
    ...toyGames.all.find((g) => g.id === 'toy-cards')!,
    rules: async () => newerCards,
    bots: async () => ({}),
  };
  const games = { href: '', all: [game] };
  let now = Date.now() + 1000;
  const since = new Set<number>();
  for (let i = 0; i < 2; i++) {
    const room = (await new Tables(store, games, () => now++, silent).room(id))!;
    expect(room.record.match.entries.map((e) => e.input.verb)).toEqual(['draw', 'upgrade']);
    expect((room.record.match.state.g as { deck: string[] }).deck.at(-1)).toBe('card:new');
    expect(room.record.n).toBe(2);
    since.add(room.record.waitingSince);
  }
  // Everybody's time to answer counts from then, also after another start.
  expect([...since]).toEqual([(await store.load(id))!.events.at(-1)!.at]);
  const room = (await new Tables(store, games, Date.now, silent).room(id))!;
  expect((await draw(room, 1, 'b')).t).toBe('ok');
});

test('a game in which something was taken back is brought to new rules as it is', async () => {
  const store = openMemory();
  const old = new Tables(store, toyGames, Date.now, silent);
  const { id } = await createTable(old, { ...newTable, seats: people(1) });
  const room = (await old.room(id))!;
  const cards = () => room.record.match.state.g as { readonly deck: string[]; readonly hands: string[][] };
  const play = (nonce: string) =>
    act(room, { eye: 0 }, { decision: decisionOf(room.record, 0), nonce, verb: 'play', arg: cards().hands[0]![0]! });
  await play('a');
  await play('b');
  for (const nonce of ['c', 'd']) expect((await undo(room, { eye: 0 }, { nonce })).t).toBe('ok');
  await play('e');
  const game: Game = {
    ...toyGames.all.find((g) => g.id === 'toy-cards')!,
    rules: async () => newerCards,
    bots: async () => ({}),
  };
  const again = (await new Tables(store, { href: '', all: [game] }, Date.now, silent).room(id))!;
  const { entries, state } = again.record.match;
  expect(entries.map((e) => e.input.verb)).toEqual(['play', 'upgrade']);
  expect(state.g).toEqual({ ...cards(), deck: [...cards().deck, 'card:new'] });
});

test('a table that nobody looks at leaves memory and comes back the same', async () => {
  let now = 0;
  const tables = new Tables(openMemory(), toyGames, () => now, silent);
  const { id } = await createTable(tables, newTable);
  const room = (await tables.room(id))!;
  await draw(room, 0, 'a');
  const viewer = { eye: 0, owner: false, send: () => {} };
  await room.enter(viewer);
  now += 3_600_000;
  await tables.sweep();
  expect(tables.inMemory).toBe(1);
  await room.leave(viewer);
  now += 3_600_000;
  await tables.sweep();
  expect(tables.inMemory).toBe(0);
  const again = (await tables.room(id))!;
  expect(again.record.match.state).toEqual(room.record.match.state);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'a move that comes while its table leaves memory is there when it comes back (%i)',
  async (late) => {
    const inner = openMemory();
    const append: Store['append'] = async (...a) => {
      await new Promise((done) => setTimeout(done, 10));
      await inner.append(...a);
    };
    let now = 0;
    const tables = new Tables({ ...inner, append }, toyGames, () => now, silent);
    const { id } = await createTable(tables, newTable);
    const room = (await tables.room(id))!;
    now += 3_600_000;
    const sweeping = tables.sweep();
    for (let i = 0; i < late; i++) await Promise.resolve();
    const answer = draw(room, 0, 'a').catch(() => undefined);
    await sweeping;
    const again = (await tables.room(id))!;
    const made = (await answer)?.t === 'ok' ? 1 : 0;
    expect(await again.inTurn(() => again.record.match.entries.length)).toBe(made);
  },
);
