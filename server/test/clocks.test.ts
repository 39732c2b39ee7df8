/** The clocks of a table: the time to answer, then the bank of each person; pauses, extensions, another pace. */
import { type Input, SILENCE } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { Bots } from '../src/bots/bots.ts';
import { silent } from '../src/common/log.ts';
import { cloneTable } from '../src/opening/clone.ts';
import { joinTable } from '../src/opening/join.ts';
import { rematch } from '../src/opening/rematch.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { act, free, takeBack, undo } from '../src/tables/acts.ts';
import { isPaused } from '../src/tables/clock.ts';
import { isOver } from '../src/tables/record.ts';
import { talk } from '../src/tables/talk.ts';
import { propose } from '../src/votes/voting.ts';
import type { Pool } from '../src/workers/pool.ts';
import { newNonce } from './client.ts';
import { people, post, startTest } from './table.ts';
import {
  answers,
  banks,
  DAY,
  deadline,
  decided,
  expectSameAnew,
  HOUR,
  infoOf,
  inputs,
  MINUTE,
  playsCard,
  setUp,
  START,
  takesBack,
} from './timed.ts';
import { doorsGames, urnGames } from './toy-urn.ts';
import { soon } from './soon.ts';

/** An hour to answer, and an hour in the bank. */
const BANK = { bank: 3600 } as const;

describe('a bank of time', () => {
  test('runs when the time to answer is over; when it is empty the game goes on', async () => {
    const t = await setUp();
    const room = await t.open(BANK);
    expect(infoOf(room)).toMatchObject({ answerTime: 3600, bank: 3600 });
    expect(infoOf(room).seats[0]).toMatchObject({ bank: HOUR, time: { answer: START + HOUR, due: START + 2 * HOUR } });
    expect(infoOf(room).seats[1]?.time).toBeUndefined();
    expect(deadline(room)).toEqual({ at: START + 2 * HOUR, seats: [0] });
    await t.pass(HOUR + 59 * MINUTE);
    expect(inputs(room)).toEqual([]);
    // Whoever is passed over a little late has spent no more than there was.
    await t.pass(3 * MINUTE);
    expect(inputs(room)).toEqual([`0 ${SILENCE}`]);
    expect((await t.store.load(room.id))!.events).toMatchObject([{ body: { spent: [[0, HOUR]] } }]);
    expect(banks(room)).toEqual([0, HOUR]);
    // From now on the first has the time to answer and no more.
    await answers(room, 1, 'draw');
    expect(deadline(room)).toEqual({ at: t.now + HOUR, seats: [0] });
    await expectSameAnew(room);
  });

  test('keeps what was not used of it; whoever answers in time uses nothing', async () => {
    const t = await setUp();
    const room = await t.open(BANK);
    await t.pass(HOUR + 20 * MINUTE);
    await answers(room, 0, 'draw');
    expect(banks(room)).toEqual([40 * MINUTE, HOUR]);
    await t.pass(HOUR);
    await answers(room, 1, 'draw');
    expect(banks(room)).toEqual([40 * MINUTE, HOUR]);
    expect(deadline(room)).toEqual({ at: t.now + HOUR + 40 * MINUTE, seats: [0] });
    await expectSameAnew(room);
    expect((await t.store.load(room.id))!.events.map((e) => 'spent' in e.body && e.body.spent)).toEqual([
      [[0, 20 * MINUTE]],
      false,
    ]);
  });

  test('is one of their own for all who are waited for at once', async () => {
    const t = await setUp({ games: urnGames });
    const room = await t.open({ ...BANK, seats: people(3) });
    await t.pass(HOUR + 10 * MINUTE);
    await answers(room, 2, 'aye');
    // All three were late by ten minutes; the time to answer begins anew for the other two, as ever.
    expect(banks(room)).toEqual([50 * MINUTE, 50 * MINUTE, 50 * MINUTE]);
    await t.pass(HOUR + 30 * MINUTE);
    await answers(room, 1, 'aye');
    expect(banks(room)).toEqual([20 * MINUTE, 20 * MINUTE, 50 * MINUTE]);
    expect(deadline(room)).toEqual({ at: t.now + HOUR + 20 * MINUTE, seats: [0] });
    // The next vote: whose bank is emptiest is passed over first, and the others are told when it is their turn.
    await answers(room, 0, 'aye');
    expect(infoOf(room).seats.map((s) => s.time!.due - t.now - HOUR)).toEqual([20, 20, 50].map((m) => m * MINUTE));
    expect(deadline(room)).toEqual({ at: t.now + HOUR + 20 * MINUTE, seats: [0, 1] });
    await t.pass(HOUR + 20 * MINUTE);
    expect(inputs(room).slice(3)).toEqual([`0 ${SILENCE}`, `1 ${SILENCE}`]);
    expect(banks(room)).toEqual([0, 0, 30 * MINUTE]);
    await expectSameAnew(room);
  });

  test('stands still in a call: one time for all, and nobody is named', async () => {
    const t = await setUp({ games: doorsGames });
    const room = await t.open({ ...BANK, seats: people(4) });
    expect(deadline(room)).toEqual({ at: START + HOUR, seats: [0, 1, 2, 3] });
    expect(infoOf(room).seats.every((s) => s.time === undefined)).toBe(true);
    await t.pass(50 * MINUTE);
    await answers(room, 1, 'pass');
    expect(deadline(room)).toEqual({ at: START + HOUR, seats: [0, 2, 3] });
    await t.pass(10 * MINUTE);
    expect(inputs(room)).toEqual(['1 pass', ...[0, 2, 3].map((s) => `${s} ${SILENCE}`)]);
    expect(banks(room)).toEqual([HOUR, HOUR, HOUR, HOUR]);
    await expectSameAnew(room);
  });

  test('comes with the seat: a bot that stands in uses nothing, whoever comes back has what was left, somebody else a whole one', async () => {
    const t = await setUp();
    const room = await t.open({ ...BANK, seats: [{ kind: 'open' }, ...people(1)] });
    await joinTable(room, { name: 'Anna' });
    await t.pass(HOUR + 20 * MINUTE);
    await answers(room, 0, 'draw');
    await answers(room, 1, 'draw');
    await t.pass(HOUR + 10 * MINUTE);
    const about = { kind: 'replace', seat: 0, with: 'bot', bot: 'random' } as const;
    expect(await propose(room, { eye: 1 }, { nonce: newNonce(), about })).toMatchObject({ t: 'ok' });
    expect(banks(room)[0]).toBeUndefined();
    expect(deadline(room)).toBeUndefined();
    await t.pass(10 * HOUR);
    await takeBack(room, { eye: 0 }, { nonce: newNonce() });
    expect(banks(room)).toEqual([40 * MINUTE, HOUR]);
    expect(deadline(room)).toEqual({ at: t.now + HOUR + 40 * MINUTE, seats: [0] });
    await free(room, { eye: 0, owner: false }, { nonce: newNonce(), seat: 0 });
    expect(deadline(room)).toBeUndefined();
    await t.pass(DAY);
    await joinTable(room, { name: 'Bruno' });
    expect(banks(room)).toEqual([HOUR, HOUR]);
    expect(deadline(room)).toEqual({ at: t.now + 2 * HOUR, seats: [0] });
    await expectSameAnew(room);
  });

  test('is chosen with the table, within bounds, and goes with clones and rematches', async () => {
    const { url } = await startTest();
    const wanted = { game: 'toy-cards', seats: people(2) };
    const alone = await post(url, '/api/tables', { ...wanted, bank: 600 });
    expect(alone.body.reason).toMatchObject({ k: 'server.bankAlone' });
    expect((await post(url, '/api/tables', { ...wanted, answerTime: 300, bank: 7 })).status).toBe(400);
    const t = await setUp();
    const room = await t.open(BANK);
    const clone = await cloneTable(t.tables, room, { visibility: 'link' }, 0, true);
    expect(infoOf((await t.tables.room(clone.id))!)).toMatchObject({ answerTime: 3600, bank: 3600 });
    const other = await cloneTable(t.tables, room, { visibility: 'link', answerTime: 86_400 }, 0, true);
    expect(infoOf((await t.tables.room(other.id))!).bank).toBeUndefined();
    await decided(room, { t: 'pace', answerTime: 86_400, bank: 600 });
    while (!isOver(room.record)) {
      const [seat = 0] = room.record.match.engine.waitingFor(room.record.match.state);
      await (room.record.match.question(seat)!.verbs['play'] ? playsCard(room, seat) : answers(room, seat, 'show'));
    }
    const again = await rematch(t.tables, room);
    expect(infoOf((await t.tables.room(again.id))!)).toMatchObject({ answerTime: 86_400, bank: 600 });
  });
});

describe('whoever takes an answer back', () => {
  test('gains no time by it, and nobody loses any', async () => {
    const t = await setUp();
    const room = await t.open(BANK);
    await t.pass(HOUR + 20 * MINUTE);
    await playsCard(room, 0);
    expect(banks(room)).toEqual([40 * MINUTE, HOUR]);
    // The other thinks about something that will not have happened.
    await t.pass(HOUR + 30 * MINUTE);
    await takesBack(room, 0);
    expect(banks(room)).toEqual([HOUR, HOUR]);
    expect(infoOf(room).seats[0]?.time).toEqual({ answer: t.now - 20 * MINUTE, due: t.now + 40 * MINUTE });
    await expectSameAnew(room);
    await t.pass(10 * MINUTE);
    await playsCard(room, 0);
    expect(banks(room)).toEqual([30 * MINUTE, HOUR]);
    await expectSameAnew(room);
    await t.pass(1);
    await takesBack(room, 0);
    await t.pass(30 * MINUTE);
    expect(inputs(room)).toEqual([`0 ${SILENCE}`]);
    await expectSameAnew(room);
  });

  test('keeps what the table gave meanwhile', async () => {
    const t = await setUp();
    const room = await t.open(BANK);
    await t.pass(30 * MINUTE);
    await playsCard(room, 0);
    await decided(room, { t: 'extend', seat: 0, seconds: 7200 });
    await takesBack(room, 0);
    expect(deadline(room)).toEqual({ at: t.now + 30 * MINUTE + 2 * HOUR + HOUR, seats: [0] });
    await playsCard(room, 0);
    await decided(room, { t: 'pace', answerTime: 86_400, bank: 600 });
    await takesBack(room, 0);
    expect(banks(room)).toEqual([10 * MINUTE, 10 * MINUTE]);
    await expectSameAnew(room);
  });

  test('has the extension again that the answer had used up', async () => {
    const t = await setUp();
    const room = await t.open();
    await decided(room, { t: 'extend', seat: 0, seconds: 3600 });
    await playsCard(room, 0);
    await takesBack(room, 0);
    expect(deadline(room)).toEqual({ at: START + 2 * HOUR, seats: [0] });
    await expectSameAnew(room);
  });

  test('has the whole time if nobody was timed when it was given', async () => {
    const t = await setUp();
    const room = await t.open({ answerTime: undefined });
    await t.pass(10 * HOUR);
    await playsCard(room, 0);
    await decided(room, { t: 'pace', answerTime: 3600 });
    await t.pass(30 * MINUTE);
    await takesBack(room, 0);
    expect(deadline(room)).toEqual({ at: t.now + HOUR, seats: [0] });
    await expectSameAnew(room);
  });

  test('in a call leaves the time of all alone', async () => {
    const t = await setUp({ games: doorsGames });
    const room = await t.open({ ...BANK, seats: people(4) });
    await t.pass(20 * MINUTE);
    await answers(room, 2, 'pass');
    await t.pass(20 * MINUTE);
    await takesBack(room, 2);
    expect(deadline(room)).toEqual({ at: START + HOUR, seats: [0, 1, 2, 3] });
    await expectSameAnew(room);
  });
});

describe('while a table is paused', () => {
  test('nobody moves or takes back, no clock runs, nobody is asked; people talk, and it goes on where it stood', async () => {
    const t = await setUp();
    const room = await t.open(BANK);
    await playsCard(room, 0);
    await t.pass(HOUR + 15 * MINUTE);
    const decision = decisionOf(room.record, 1);
    await decided(room, { t: 'pause', on: true });
    expect(isPaused(room.record)).toBe(true);
    expect(infoOf(room)).toMatchObject({ paused: t.now });
    expect(deadline(room)).toBeUndefined();
    expect(await t.store.overdue(t.now + 99 * DAY, 9)).toEqual([]);
    expect(await t.store.summaries([room.id])).toMatchObject([{ waiting: [] }]);
    const paused = { t: 'no', reason: { k: 'server.paused' } };
    expect(await act(room, { eye: 1 }, { decision, nonce: newNonce(), verb: 'draw' })).toMatchObject(paused);
    expect(await undo(room, { eye: 0 }, { nonce: newNonce() })).toMatchObject(paused);
    const about = { kind: 'replace', seat: 1, with: 'bot', bot: 'random' } as const;
    expect(await propose(room, { eye: 0 }, { nonce: newNonce(), about })).toMatchObject(paused);
    const said = { nonce: newNonce(), room: 'table', text: 'Until Sunday.' } as const;
    expect(await talk(room, { eye: 0, owner: false }, said)).toMatchObject({ t: 'ok' });
    await t.pass(7 * DAY);
    expect(inputs(room)).toEqual(['0 play']);
    await decided(room, { t: 'pause', on: false });
    expect(infoOf(room).paused).toBeUndefined();
    expect(infoOf(room).seats[1]?.time).toEqual({ answer: START + HOUR, due: t.now + 45 * MINUTE });
    await t.pass(5 * MINUTE);
    await answers(room, 1, 'draw');
    expect(banks(room)).toEqual([HOUR, 40 * MINUTE]);
    await expectSameAnew(room);
  });

  test('pausing twice is one pause, also after a restart', async () => {
    const t = await setUp();
    const room = await t.open();
    for (const on of [true, true, false, false, true]) {
      await t.pass(10 * MINUTE);
      await decided(room, { t: 'pause', on });
    }
    const again = t.anew();
    const back = (await again.tables.room(room.id))!;
    expect(isPaused(back.record)).toBe(true);
    await again.pass(DAY);
    await decided(back, { t: 'pause', on: false });
    expect(deadline(back)).toEqual({ at: again.now + HOUR - 30 * MINUTE, seats: [0] });
  });

  test('no bot moves, not even one that was thinking, and it does when the table goes on', async () => {
    const t = await setUp();
    let think: (() => void) | undefined;
    let asked = 0;
    const choose = (): Promise<Input> => {
      asked++;
      return new Promise((done) => (think = () => done({ by: 1, verb: 'draw' })));
    };
    const bots = new Bots({ choose } as unknown as Pool, silent, 0);
    t.tables.onRoom = (room) => bots.watch(room);
    const room = await t.open({ seats: [...people(1), { kind: 'bot', bot: 'random' }] });
    await answers(room, 0, 'draw');
    expect(await t.store.botsDue()).toEqual([room.id]);
    await soon(() => expect(think).toBeDefined());
    await decided(room, { t: 'pause', on: true });
    expect(await t.store.botsDue()).toEqual([]);
    think?.();
    await room.idle();
    await new Promise((r) => setTimeout(r, 50));
    expect(inputs(room)).toEqual(['0 draw']);
    // It is not asked again before.
    expect(asked).toBe(1);
    await decided(room, { t: 'pause', on: false });
    expect(await t.store.botsDue()).toEqual([room.id]);
    await soon(() => {
      think?.();
      expect(inputs(room)).toEqual(['0 draw', '1 draw']);
    });
  });
});

describe('an extension', () => {
  test('is for the question a seat has, before its bank, and gone with the answer', async () => {
    const t = await setUp();
    const room = await t.open(BANK);
    await decided(room, { t: 'extend', seat: 0, seconds: 1800 });
    expect(infoOf(room).seats[0]?.time).toEqual({ answer: START + 90 * MINUTE, due: START + 150 * MINUTE });
    await t.pass(100 * MINUTE);
    await answers(room, 0, 'draw');
    expect(banks(room)).toEqual([50 * MINUTE, HOUR]);
    await answers(room, 1, 'draw');
    expect(deadline(room)).toEqual({ at: t.now + HOUR + 50 * MINUTE, seats: [0] });
    await expectSameAnew(room);
  });

  test('for everybody is also for those whose turn comes, and lasts until they have answered', async () => {
    const t = await setUp({ games: urnGames });
    const room = await t.open({ seats: people(3) });
    await decided(room, { t: 'extend', seconds: 7200 });
    await t.pass(2 * HOUR);
    await answers(room, 0, 'aye');
    // An hour of the extension is used; the time to answer begins anew.
    expect(deadline(room)).toEqual({ at: t.now + HOUR + HOUR, seats: [1, 2] });
    await t.pass(2 * HOUR);
    expect(inputs(room).slice(1)).toEqual([`1 ${SILENCE}`, `2 ${SILENCE}`]);
    expect(deadline(room)).toEqual({ at: t.now + HOUR, seats: [0, 1, 2] });
    await expectSameAnew(room);
  });

  test('makes a call longer for all alike', async () => {
    const t = await setUp({ games: doorsGames });
    const room = await t.open({ seats: people(4) });
    await decided(room, { t: 'extend', seconds: 3600 });
    await t.pass(90 * MINUTE);
    await answers(room, 3, 'pass');
    expect(deadline(room)).toEqual({ at: START + 2 * HOUR, seats: [0, 1, 2] });
    await expectSameAnew(room);
  });
});

test('when the last seat is taken and the game begins, whoever has waited for that has the whole time', async () => {
  const t = await setUp();
  const room = await t.open({ seats: [...people(1), { kind: 'open' }], waits: true });
  await t.pass(5 * HOUR);
  expect(deadline(room)).toBeUndefined();
  await joinTable(room, { name: 'Bruno' });
  expect(deadline(room)).toEqual({ at: t.now + HOUR, seats: [0] });
  await expectSameAnew(room);
});

test('whose time ran out while the server was away is shown the minutes of grace', async () => {
  const t = await setUp();
  const { id } = await t.open();
  await t.pass(HOUR - MINUTE);
  const again = t.anew();
  again.tables.mercyUntil = again.now + 5 * MINUTE;
  const back = (await again.tables.room(id))!;
  expect(infoOf(back).seats[0]?.time?.due).toBe(again.now + 5 * MINUTE);
  expect(deadline(back)).toEqual({ at: again.now + 5 * MINUTE, seats: [0] });
});

test('a table that the store takes for due, though no clock runs there, is looked at once and then left alone', async () => {
  const t = await setUp();
  const room = await t.open({ answerTime: undefined });
  await t.store.sql.run('UPDATE tables SET due = $1 WHERE id = $2', [START, room.id]);
  await t.pass(1);
  expect(inputs(room)).toEqual([]);
  expect(await t.store.overdue(t.now, 9)).toEqual([]);
});

test('another pace holds from now on: everybody has the new time and a whole bank, or no time at all', async () => {
  const t = await setUp();
  const room = await t.open(BANK);
  await t.pass(90 * MINUTE);
  await decided(room, { t: 'pace', answerTime: 86_400, bank: 259_200 });
  expect(infoOf(room)).toMatchObject({ answerTime: 86_400, bank: 259_200 });
  expect(deadline(room)).toEqual({ at: t.now + 4 * DAY, seats: [0] });
  await t.pass(2 * DAY);
  await answers(room, 0, 'draw');
  expect(banks(room)).toEqual([2 * DAY, 3 * DAY]);
  await decided(room, { t: 'pace', answerTime: 3600 });
  expect(banks(room)).toEqual([2 * DAY, 3 * DAY]);
  await decided(room, { t: 'pace', answerTime: null });
  expect(infoOf(room).answerTime).toBeUndefined();
  expect(deadline(room)).toBeUndefined();
  expect(await t.store.overdue(t.now + 99 * DAY, 9)).toEqual([]);
  await expectSameAnew(room);
});

test('a clock counts milliseconds, so a night in which clocks are put back is a night', async () => {
  const t = await setUp();
  // The last Sunday of October 2027 has 25 hours in Rome.
  await t.pass(Date.parse('2027-10-30T22:00:00Z') - START);
  const room = await t.open({ answerTime: 86_400 });
  expect(deadline(room)?.at).toBe(Date.parse('2027-10-31T22:00:00Z'));
});
