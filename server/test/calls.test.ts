/** A window asks everybody alike, for the same time: nobody's answer makes it longer or shorter for the others. */
import { SILENCE } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { silent } from '../src/common/log.ts';
import { createTable } from '../src/opening/create.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { openMemory } from '../src/store/memory.ts';
import { act, undo } from '../src/tables/acts.ts';
import { isAnswered } from '../src/tables/calls.ts';
import { Overdue } from '../src/tables/overdue.ts';
import { tableInfo } from '../src/tables/table-info.ts';
import { Tables } from '../src/tables/tables.ts';
import { newNonce } from './client.ts';
import { people } from './table.ts';
import { doorsGames as games } from './toy-urn.ts';

const SEATS = [0, 1, 2, 3];
const HOUR = 3600;
const START = 1_000_000_000;

const setUp = async () => {
  const at = { now: START - 10 * 60_000 };
  const store = openMemory();
  let tables = new Tables(store, games, () => at.now, silent);
  at.now = START;
  const { id } = await createTable(tables, {
    game: 'doors',
    options: {},
    visibility: 'link',
    seats: people(4),
    answerTime: HOUR,
  });
  const room = async () => (await tables.room(id))!;
  return {
    at,
    room,
    later: (seconds: number) => void (at.now += seconds * 1000),
    look: () => new Overdue(tables).look(),
    /** The server is started anew; nobody's time has run out meanwhile. */
    restart: () => void (tables = new Tables(store, games, () => at.now, silent)),
    passes: async (seat: number) => {
      const { record } = await room();
      const deed = { decision: decisionOf(record, seat), nonce: newNonce(), verb: 'pass' };
      expect(await act(await room(), { eye: seat }, deed)).toMatchObject({ t: 'ok' });
    },
    takesBack: async (seat: number) =>
      expect(await undo(await room(), { eye: seat }, { nonce: newNonce() })).toMatchObject({ t: 'ok' }),
    deadline: async () => {
      const { record, audience } = await room();
      return tableInfo(record, audience).deadline;
    },
  };
};

test('[amb-F4] the time of a window counts from when it opened, whoever has passed meanwhile', async () => {
  const t = await setUp();
  const over = START + HOUR * 1000;
  t.later(1000);
  await t.passes(2);
  expect(await t.deadline()).toEqual({ at: over, seats: [0, 1, 3] });
  t.later(1000);
  await t.passes(0);
  await t.takesBack(0);
  expect(await t.deadline()).toEqual({ at: over, seats: [0, 1, 3] });
  t.restart();
  expect(await t.deadline()).toEqual({ at: over, seats: [0, 1, 3] });
  t.later(HOUR - 2000);
  await t.look();
  const { record } = await t.room();
  expect(record.match.entries.slice(1).map(({ input }) => `${input.by} ${input.verb}`)).toEqual(
    [0, 1, 3].map((seat) => `${seat} ${SILENCE}`),
  );
});

test('[amb-F4] the next window has its whole time, also right after another at the same place', async () => {
  const t = await setUp();
  for (const closed of [1, 2]) {
    t.later(500);
    for (const seat of SEATS) await t.passes(seat);
    expect((await t.room()).record.match.state.g).toEqual({ closed });
    expect(await t.deadline()).toEqual({ at: t.at.now + HOUR * 1000, seats: SEATS });
  }
});

test('[amb-F4] only an answer leaves the same call with fewer to wait for', () => {
  const call = (place: string, ...waiting: number[]) => ({ place, waiting });
  expect(isAnswered(call('a', 1, 2, 3), call('a', 1, 3))).toBe(true);
  // Closed by its last answer, and asked again of whoever that was.
  expect(isAnswered(call('a', 1), call('a', 1))).toBe(false);
  // Closed by somebody who stepped in, and another opened, of others or about something else.
  expect(isAnswered(call('a', 1, 2, 3), call('a', 0, 1))).toBe(false);
  expect(isAnswered(call('a', 1, 2), call('b', 1))).toBe(false);
  expect([isAnswered(undefined, call('a', 1)), isAnswered(call('a', 1), undefined)]).toEqual([false, false]);
});
