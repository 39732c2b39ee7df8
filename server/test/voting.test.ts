/** Votes at a table whose clock the test turns on: what closes one, what counts, and what must still make sense in the end. */
import type { Proposal } from '@tabularium/protocol';
import { describe, expect, test } from 'vitest';
import { joinTable } from '../src/opening/join.ts';
import { hashOf } from '../src/seats/tokens.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { act, free } from '../src/tables/acts.ts';
import type { Room } from '../src/tables/room.ts';
import { talk } from '../src/tables/talk.ts';
import { voicesOf } from '../src/votes/kinds.ts';
import { tendVotes } from '../src/votes/tending.ts';
import { propose, voice } from '../src/votes/voting.ts';
import { newNonce } from './client.ts';
import { people } from './table.ts';
import {
  answers,
  DAY,
  decided,
  HOUR,
  inputs,
  MINUTE,
  playsCard,
  setUp,
  START,
  takesBack,
  type Timed,
} from './timed.ts';
import { reasonOf } from './votes.ts';

const proposes = async (room: Room, seat: number, about: Proposal): Promise<string> =>
  reasonOf(await propose(room, { eye: seat }, { nonce: newNonce(), about }));
/** What this seat says about the vote that was opened last. */
const agrees = async (room: Room, seat: number): Promise<string> =>
  reasonOf(await voice(room, { eye: seat }, { nonce: newNonce(), vote: room.record.votes.last, say: 'agree' }));
const leaves = (room: Room, seat: number) => free(room, { eye: seat, owner: false }, { nonce: newNonce(), seat });
const comes = (room: Room, seat: number): Promise<void> => room.enter({ eye: seat, owner: false, send: () => {} });

const open = ({ record }: Room): string[] => record.votes.open.map((vote) => vote.about.kind);
/** What the table has told of votes: the number of each, and what became of it. */
const told = ({ record }: Room): string[] =>
  record.chat.flatMap(({ vote }) => (vote ? [`${vote.id} ${vote.how}`] : []));

const several = async (seats = 3, more = {}): Promise<{ t: Timed; room: Room }> => {
  const t = await setUp();
  return { t, room: await t.open({ seats: people(seats), ...more }) };
};
const PAUSE = { kind: 'pause' } as const;
const PAUSE_ON = { t: 'pause', on: true } as const;
const BACK = { kind: 'rewind', to: 0 } as const;

describe('what is proposed must make sense', () => {
  test('no bot that the game does not have, and no time for a seat without a person', async () => {
    const t = await setUp();
    const room = await t.open({ seats: [...people(2), { kind: 'open' }] });
    await t.pass(HOUR / 2);
    expect(await proposes(room, 0, { kind: 'replace', seat: 1, with: 'bot', bot: 'nobody' })).toBe('server.noBot');
    expect(await proposes(room, 0, { kind: 'replace', seat: 1, with: 'bot', bot: 'random' })).toBe('ok');
    expect(await proposes(room, 0, { kind: 'extend', seat: 2, seconds: 300 })).toBe('server.vote.noPerson');
  });

  test('still when the last voice comes: whoever is back by then is not replaced', async () => {
    const { t, room } = await several();
    await t.pass(20 * MINUTE);
    expect(await proposes(room, 1, { kind: 'replace', seat: 0, with: 'bot', bot: 'random' })).toBe('ok');
    await comes(room, 0);
    expect(await agrees(room, 2)).toBe('server.notAbsent');
    expect(room.record.seats[0]?.kind).toBe('human');
  });

  test('and when it would pass because others have left', async () => {
    const { t, room } = await several(4);
    await t.pass(20 * MINUTE);
    await proposes(room, 0, { kind: 'replace', seat: 3, with: 'bot', bot: 'random' });
    await comes(room, 3);
    for (const seat of [1, 2]) await leaves(room, seat);
    await tendVotes(t.tables);
    expect(room.record.seats[3]?.kind).toBe('human');
    // If they had not come back, it would have passed.
    const other = await several(4);
    await other.t.pass(20 * MINUTE);
    await proposes(other.room, 0, { kind: 'replace', seat: 3, with: 'bot', bot: 'random' });
    for (const seat of [1, 2]) await leaves(other.room, seat);
    await tendVotes(other.t.tables);
    expect(other.room.record.seats[3]?.kind).toBe('bot');
  });

  test('a bot that stands in gives the seat up to a person at once, however short the person has been away', async () => {
    const { t, room } = await several(2);
    await t.pass(20 * MINUTE);
    expect(await proposes(room, 1, { kind: 'replace', seat: 0, with: 'person' })).toBe('server.notAwayLong');
    expect(await proposes(room, 1, { kind: 'replace', seat: 0, with: 'bot', bot: 'random' })).toBe('ok');
    expect(await proposes(room, 1, { kind: 'replace', seat: 0, with: 'person' })).toBe('ok');
    expect(room.record.seats[0]?.kind).toBe('open');
  });
});

describe('a seat that changes hands', () => {
  test('has a voice of its own: what whoever sat there before agreed to does not count', async () => {
    const { room } = await several(4);
    await proposes(room, 0, PAUSE);
    await agrees(room, 3);
    await leaves(room, 3);
    await joinTable(room, { name: 'Nova' });
    expect(await agrees(room, 1)).toBe('ok');
    expect(room.record.clocks.pauses).toEqual([]);
    expect(await agrees(room, 3)).toBe('ok');
    expect(room.record.clocks.pauses).toHaveLength(1);
  });

  test('is given no time that was proposed for whoever sat there before', async () => {
    const { room } = await several(4);
    await proposes(room, 0, { kind: 'extend', seat: 3, seconds: 300 });
    await leaves(room, 3);
    expect(open(room)).toEqual([]);
    expect(told(room)).toEqual(['1 opened', '1 overtaken']);
  });

  test('leaves the tables of the person whom another replaces', async () => {
    const { t, room } = await several(2);
    const { people: known } = t.tables;
    const me = (await known.known(await known.create('a device')))!;
    await known.holds.add(me.person, room.id, 0, room.record.seats[0]!.tokenHash ?? hashOf(''));
    await t.pass(HOUR + MINUTE);
    expect(await proposes(room, 1, { kind: 'replace', seat: 0, with: 'person' })).toBe('ok');
    expect(await known.holds.of(me.person)).toEqual([]);
  });
});

describe('going back', () => {
  test('is dropped when a person plays on or takes something back, not when a bot plays', async () => {
    const t = await setUp();
    const room = await t.open({ seats: [...people(2), { kind: 'bot', bot: 'random' }] });
    await answers(room, 0, 'draw');
    await answers(room, 1, 'draw');
    await proposes(room, 0, BACK);
    const deed = { decision: decisionOf(room.record, 2), nonce: newNonce(), verb: 'draw' };
    expect(await act(room, { eye: 2 }, deed, 'bot')).toMatchObject({ t: 'ok' });
    expect(open(room)).toEqual(['rewind']);
    await playsCard(room, 0);
    expect(open(room)).toEqual([]);
    await proposes(room, 1, BACK);
    await takesBack(room, 0);
    expect(open(room)).toEqual([]);
    expect(told(room)).toEqual(['1 opened', '1 overtaken', '2 opened', '2 overtaken']);
  });

  test('that was overtaken again and again is not held against whoever proposed it', async () => {
    const { room } = await several(2);
    for (let i = 0; i < 4; i++) {
      await answers(room, i % 2, 'draw');
      expect(await proposes(room, 0, BACK)).toBe('ok');
    }
  });
});

test('whoever is passed over has not come back, so it goes on whether they are to be replaced', async () => {
  const { t, room } = await several();
  await t.pass(20 * MINUTE);
  await proposes(room, 1, { kind: 'replace', seat: 0, with: 'bot', bot: 'random' });
  await t.pass(40 * MINUTE);
  expect(inputs(room)).toHaveLength(1);
  expect(open(room)).toEqual(['replace']);
  // Whoever answers has.
  await answers(room, 1, 'draw');
  await answers(room, 2, 'draw');
  await answers(room, 0, 'draw');
  expect(open(room)).toEqual([]);
});

test('a vote whose time is over stands in nobody’s way, also before anybody has looked', async () => {
  const { t, room } = await several();
  await proposes(room, 0, PAUSE);
  await t.pass(HOUR);
  expect(t.now).toBe(START + HOUR);
  expect(await proposes(room, 1, PAUSE)).toBe('ok');
  expect(told(room)).toEqual(['1 opened', '1 lapsed', '2 opened']);
});

test('every vote has a number of its own, also one that passes at once', async () => {
  const { room } = await several(2);
  for (let i = 0; i < 2; i++) await proposes(room, 0, { kind: 'extend', seat: 1, seconds: 300 });
  await proposes(room, 0, PAUSE);
  expect(told(room)).toEqual(['1 passed', '2 passed', '3 opened']);
});

test('what ends the game is told once, and not of each vote that ends with it', async () => {
  const { room } = await several(2);
  await proposes(room, 0, PAUSE);
  await proposes(room, 0, { kind: 'end', how: 'ended' });
  await agrees(room, 1);
  expect(told(room)).toEqual(['1 opened', '2 opened', '2 passed']);
  expect(open(room)).toEqual([]);
});

describe('at a slow table', () => {
  const WEEK = { answerTime: 604_800 } as const;

  test('nobody loses the voice in giving the game up before four times the time to answer, and only who is waited for does', async () => {
    const { t, room } = await several(2, WEEK);
    // Everybody is passed over until only an answer can help.
    for (let i = 0; i < 4; i++) await t.pass(7 * DAY);
    const [waited = -1] = room.record.match.engine.waitingFor(room.record.match.state);
    const voices = () => voicesOf(room, { kind: 'end', how: 'abandoned' });
    await t.pass(20 * DAY);
    expect(voices()).toEqual([0, 1]);
    const said = { nonce: newNonce(), room: 'table', text: 'One more week, please.' } as const;
    await talk(room, { eye: waited, owner: false }, said);
    await t.pass(8 * DAY);
    expect(voices()).toEqual([0, 1]);
    await t.pass(20 * DAY);
    expect(voices()).toEqual([1 - waited]);
  });

  test('nobody loses the voice in going on before the time to answer is over', async () => {
    const { t, room } = await several(2, WEEK);
    await comes(room, 1);
    await decided(room, PAUSE_ON);
    await t.pass(2 * DAY);
    expect(voicesOf(room, { kind: 'goOn' })).toEqual([0, 1]);
    await t.pass(5 * DAY);
    expect(voicesOf(room, { kind: 'goOn' })).toEqual([1]);
  });
});
