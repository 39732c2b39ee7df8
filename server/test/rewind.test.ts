/** Games that go back by consent, again and again: the record is what rules and dice make of it, and whoever loads it sees the same. */
import { backIn, digest, type Eye, inputsOf, NOBODY, rng, type Seat } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { firstFault, type TableFile } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { silent } from '../src/common/log.ts';
import { ourGames } from '../src/games/games.ts';
import { createTable } from '../src/opening/create.ts';
import { exportTable } from '../src/opening/export.ts';
import { decisionOf, historyFor, sceneOf } from '../src/showing/scenes.ts';
import { openMemory } from '../src/store/memory.ts';
import { act, undo } from '../src/tables/acts.ts';
import type { Room } from '../src/tables/room.ts';
import { Tables } from '../src/tables/tables.ts';
import { votesFor } from '../src/votes/shown.ts';
import { propose, voice } from '../src/votes/voting.ts';
import { PrivateTable } from './private-acts.ts';
import { people } from './table.ts';

const GAMES = ['tetrarchia', 'mediterranean-empires', 'republic-of-rome'] as const;
const SEATS = { tetrarchia: 2, 'mediterranean-empires': 3, 'republic-of-rome': 4 } as const;
let nonces = 0;
const nonce = (): string => `n${nonces++}`;

/** One input of whoever may make one, private ones and undos among them. */
const playOnce = async (room: Room, chance: ReturnType<typeof rng>): Promise<void> => {
  const { record } = room;
  const seats = record.seats.flatMap((_, seat) => (record.match.question(seat) ? [seat] : []));
  const seat = chance.pick(seats);
  if (chance.below(10) === 0 && record.match.canUndo(seat)) {
    await undo(room, { eye: seat }, { nonce: nonce() });
    return;
  }
  const { verb, arg } = chance.pick(inputsOf(record.match.question(seat)!, seat));
  const own = arg === undefined ? {} : { arg: structuredClone(arg) as string };
  await act(room, { eye: seat }, { decision: decisionOf(record, seat), nonce: nonce(), verb, ...own });
};

/** Everybody agrees to go back to what one of them counts as input `to`. */
const goBack = async (room: Room, by: Seat, to: number): Promise<boolean> => {
  const opened = await propose(room, { eye: by }, { nonce: nonce(), about: { kind: 'rewind', to } });
  if (opened.t !== 'ok') return false;
  const { id } = room.record.votes.open[0]!;
  for (let seat = 0; seat < room.record.seats.length; seat++)
    if (seat !== by)
      expect(await voice(room, { eye: seat }, { nonce: nonce(), vote: id, say: 'agree' })).toMatchObject({ t: 'ok' });
  return true;
};

const eyesOf = ({ record }: Room): readonly Eye[] => ['public', ...record.seats.keys()];
/** All that anybody sees of the game. */
const seen = (room: Room): string[] =>
  eyesOf(room).map((eye) => digest([sceneOf(room.record, eye), historyFor(room.record, eye)]));

test.each(GAMES)('%s: played at random, taken back at random, loaded again: the same, and confirmed', async (game) => {
  let backs = 0;
  for (const seed of ['a', 'b', 'c']) {
    const chance = rng(`${game}/${seed}`);
    const store = openMemory();
    let now = 1_000_000;
    const clock = (): number => (now += 1000);
    const tables = new Tables(store, ourGames, clock, silent);
    const { id } = await createTable(tables, {
      game,
      options: {},
      visibility: 'link',
      seats: people(SEATS[game]),
    });
    const room = (await tables.room(id))!;
    for (let round = 0; round < 8 && !room.record.match.state.over; round++) {
      for (let i = 0; i < 10 && !room.record.match.state.over; i++) await playOnce(room, chance);
      if (room.record.match.state.over) break;
      const by = chance.below(SEATS[game]);
      const before = room.record.match.state.chance;
      const drawn = before.t === 'keyed' ? before.drawn : 0;
      if (await goBack(room, by, chance.below(room.record.match.inputsFor(by) + 1))) backs++;
      // No word of the dice is drawn twice.
      expect(room.record.match.state.chance).toMatchObject({ t: 'keyed', drawn });
      const again = (await new Tables(store, ourGames, clock, silent).room(id))!;
      expect(seen(again)).toEqual(seen(room));
      expect(again.record.match.entries.map((e) => e.digest)).toEqual(room.record.match.entries.map((e) => e.digest));
    }
    const file = JSON.parse(await exportTable(tables, room, true)) as TableFile;
    const whole = { ...file, source: { ...file.source, key: room.record.table.key } } as TableFile;
    const { module } = room.record.game;
    expect(firstFault(module, whole, { commitment, draw: keyedDraw })).toBeUndefined();
    // A file that says it went back to somewhere else is found out.
    const at = file.entries.findIndex((e) => backIn(e.input) !== undefined);
    if (at === -1) continue;
    const entries = structuredClone(file.entries) as unknown as { input: { arg: { to: number } } }[];
    entries[at]!.input.arg.to = entries[at]!.input.arg.to === 0 ? 1 : 0;
    const forged = { ...whole, entries } as unknown as TableFile;
    expect(firstFault(module, forged, { commitment, draw: keyedDraw })).toMatchObject({ input: at + 1 });
  }
  expect(backs).toBeGreaterThan(3);
});

test.each(['before', 'after'] as const)(
  'a proposal to go back, and going back, tell nobody what was done in private %s that point',
  async (when) => {
    const told = async (isPrivate: boolean): Promise<Map<Eye, string[]>> => {
      const t = await PrivateTable.open();
      for (let i = 0; i < 3; i++) await t.playOn(`s${i}`);
      if (isPrivate) await t.does(0, 'deal', 'deal:new-private');
      if (when === 'before') for (let i = 3; i < 5; i++) await t.playOn(`s${i}`);
      const to = t.room.record.match.inputsFor('public') - 1;
      expect(t.room.record.match.entries.length - t.room.record.match.inputsFor('public')).toBe(isPrivate ? 1 : 0);
      t.now += 1000;
      // Seat 0 counts its private act; the others must not notice.
      const own = t.room.record.match.inputsFor(0, t.room.record.match.inputOf('public', to));
      await propose(t.room, { eye: 0 }, { nonce: 'back', about: { kind: 'rewind', to: own } });
      // Whoever did it is shown the point by their own count, as they named it.
      expect(votesFor(t.room, 0).votes).toMatchObject([{ about: { to: own } }]);
      expect(votesFor(t.room, 1).votes).toMatchObject([{ about: { to } }]);
      expect(own - to).toBe(isPrivate && when === 'before' ? 1 : 0);
      for (const seat of [1, 2, 3]) await voice(t.room, { eye: seat }, { nonce: `yes${seat}`, vote: 1, say: 'agree' });
      expect(t.room.record.match.entries.at(-1)!.input.by).toBe(NOBODY);
      return t.received;
    };
    expect([...(await told(true))]).toEqual([...(await told(false))]);
  },
);
