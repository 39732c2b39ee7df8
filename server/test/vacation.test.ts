/** A person is away for some days: their clock stands still, and everybody sees it. */
import { SILENCE } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { joinTable } from '../src/opening/join.ts';
import { vacationEverywhere } from '../src/people/vacation.ts';
import { free } from '../src/tables/acts.ts';
import { propose } from '../src/votes/voting.ts';
import { newNonce } from './client.ts';
import { newPerson, tablesOf } from './people.ts';
import { openTable, people, playOn, post, request, seated, startTest } from './table.ts';
import {
  answers,
  DAY,
  deadline,
  decided,
  expectSameAnew,
  HOUR,
  infoOf,
  inputs,
  isAway,
  MINUTE,
  setUp,
  START,
} from './timed.ts';
import { doorsGames, urnGames } from './toy-urn.ts';

const A_DAY = { answerTime: 86_400 } as const;
const ok = { t: 'ok' };

describe('on vacation', () => {
  test('a clock stands still, others see until when, and it runs on afterwards', async () => {
    const t = await setUp();
    const room = await t.open({ ...A_DAY, bank: 86_400 });
    await t.pass(6 * HOUR);
    expect(await isAway(room, 0, t.now + 5 * DAY)).toMatchObject(ok);
    expect(infoOf(room).seats).toMatchObject([
      { away: START + 6 * HOUR + 5 * DAY, vacationLeft: 25 * DAY },
      { vacationLeft: 30 * DAY },
    ]);
    expect(infoOf(room).seats[1]?.away).toBeUndefined();
    expect(deadline(room)).toEqual({ at: START + 7 * DAY, seats: [0] });
    await t.pass(5 * DAY + 2 * HOUR);
    expect(infoOf(room).seats[0]?.time).toEqual({ answer: START + 6 * DAY, due: START + 7 * DAY });
    await expectSameAnew(room);
    await t.pass(START + 7 * DAY - t.now - 1);
    expect(inputs(room)).toEqual([]);
    await t.pass(1);
    expect(inputs(room)).toEqual([`0 ${SILENCE}`]);
    expect(infoOf(room).seats[0]?.away).toBeUndefined();
  });

  test('coming back early ends it and gives the days back that were not used; back again is no error', async () => {
    const t = await setUp();
    const room = await t.open(A_DAY);
    await isAway(room, 0, t.now + 10 * DAY);
    await t.pass(2 * DAY);
    expect(await isAway(room, 0, null)).toMatchObject(ok);
    expect(await isAway(room, 0, null)).toMatchObject(ok);
    expect(infoOf(room).seats[0]).toMatchObject({ vacationLeft: 28 * DAY });
    expect(infoOf(room).seats[0]?.away).toBeUndefined();
    expect(deadline(room)).toEqual({ at: t.now + DAY, seats: [0] });
    await expectSameAnew(room);
  });

  test('there are thirty days in all for a game; who is away may change until when', async () => {
    const t = await setUp();
    const room = await t.open(A_DAY);
    expect(await isAway(room, 0, t.now + 31 * DAY)).toMatchObject({
      t: 'no',
      reason: { k: 'server.vacationLong', a: { days: 30 } },
    });
    expect(await isAway(room, 0, t.now)).toMatchObject({ t: 'no', reason: { k: 'server.vacationPast' } });
    expect(await isAway(room, 0, t.now + 30 * DAY)).toMatchObject(ok);
    await t.pass(DAY);
    expect(await isAway(room, 0, t.now + 2 * DAY)).toMatchObject(ok);
    expect(infoOf(room).seats[0]).toMatchObject({ away: START + 3 * DAY, vacationLeft: 27 * DAY });
    await t.pass(4 * DAY - MINUTE);
    expect(await isAway(room, 0, t.now + 28 * DAY)).toMatchObject({ t: 'no' });
    expect(await isAway(room, 0, t.now + 27 * DAY)).toMatchObject(ok);
    await expectSameAnew(room);
  });

  test('where people answer within hours nobody is: the table may pause; where nobody is timed it can be said', async () => {
    const t = await setUp();
    const hours = await t.open();
    expect(await isAway(hours, 0, t.now + DAY)).toMatchObject({ t: 'no', reason: { k: 'server.noVacation' } });
    expect(infoOf(hours).seats[0]?.vacationLeft).toBeUndefined();
    const untimed = await t.open({ answerTime: undefined });
    expect(await isAway(untimed, 1, t.now + DAY)).toMatchObject(ok);
    expect(infoOf(untimed).seats[1]).toMatchObject({ away: t.now + DAY });
  });

  test('others are timed as ever, all at once and in a call', async () => {
    const t = await setUp({ games: urnGames });
    const room = await t.open({ ...A_DAY, seats: people(3) });
    await isAway(room, 1, t.now + 3 * DAY);
    expect(deadline(room)).toEqual({ at: START + DAY, seats: [0, 2] });
    await t.pass(DAY);
    expect(inputs(room)).toEqual([`0 ${SILENCE}`, `2 ${SILENCE}`]);
    expect(deadline(room)).toEqual({ at: START + 4 * DAY, seats: [1] });
    await expectSameAnew(room);
    const d = await setUp({ games: doorsGames });
    const doors = await d.open({ ...A_DAY, seats: people(4) });
    await isAway(doors, 3, d.now + 2 * DAY);
    await d.pass(DAY);
    expect(inputs(doors)).toEqual([0, 1, 2].map((s) => `${s} ${SILENCE}`));
    expect(deadline(doors)).toEqual({ at: START + 3 * DAY, seats: [3] });
  });

  test('may still be played, and is not counted twice where the table is paused, too', async () => {
    const t = await setUp();
    const room = await t.open(A_DAY);
    await isAway(room, 0, t.now + 4 * DAY);
    await t.pass(DAY);
    await decided(room, { t: 'pause', on: true });
    await t.pass(DAY);
    await decided(room, { t: 'pause', on: false });
    expect(deadline(room)).toEqual({ at: START + 5 * DAY, seats: [0] });
    await answers(room, 0, 'draw');
    expect(infoOf(room).seats[0]?.away).toBe(START + 4 * DAY);
    await expectSameAnew(room);
  });

  test('nobody lets a bot play for them, until it is over', async () => {
    const t = await setUp();
    const room = await t.open(A_DAY);
    await isAway(room, 0, t.now + 3 * DAY);
    await t.pass(2 * DAY);
    const about = { kind: 'replace', seat: 0, with: 'bot', bot: 'random' } as const;
    const agree = (): Promise<unknown> => propose(room, { eye: 1 }, { nonce: newNonce(), about });
    expect(await agree()).toMatchObject({ t: 'no', reason: { k: 'server.onVacation' } });
    await t.pass(DAY);
    expect(await agree()).toMatchObject(ok);
  });

  test('whoever takes the seat next is not away, and has all days', async () => {
    const t = await setUp();
    const room = await t.open({ ...A_DAY, seats: [{ kind: 'open' }, ...people(1)] });
    await joinTable(room, { name: 'Anna' });
    await isAway(room, 0, t.now + 20 * DAY);
    await free(room, { eye: 0, owner: false }, { nonce: newNonce(), seat: 0 });
    await joinTable(room, { name: 'Bruno' });
    expect(infoOf(room).seats[0]?.away).toBeUndefined();
    expect(infoOf(room).seats[0]).toMatchObject({ name: 'Bruno', vacationLeft: 30 * DAY });
    expect(deadline(room)).toEqual({ at: t.now + DAY, seats: [0] });
    await expectSameAnew(room);
  });
});

test('over HTTP: for one’s own seat only', async () => {
  const { url } = await startTest();
  const table = await openTable(url, A_DAY);
  const until = Date.now() + 3 * DAY;
  const path = `/api/tables/${table.id}/vacation`;
  const away = () => ({ t: 'vacation', nonce: newNonce(), until });
  expect((await post(url, path, away())).status).toBe(403);
  expect((await post(url, path, away(), table.seats[1]!)).status).toBe(200);
  expect((await request(url, `/api/tables/${table.id}`)).body).toMatchObject({ seats: [{}, { away: until }] });
  expect((await post(url, path, { ...away(), until: 'May' }, table.seats[1]!)).status).toBe(400);
});

test('who is signed in says it once for all tables that know vacations', async () => {
  const { url } = await startTest();
  const [day, week, hour] = await Promise.all(
    [86_400, 604_800, 3600].map((answerTime) => openTable(url, { answerTime, name: `T${answerTime}` })),
  );
  const session = await newPerson(url);
  const shown = [day, week, hour].map((t, i) => ({ table: t!.id, token: t!.seats[i % 2]! }));
  await tablesOf(url, session, shown);
  // At one table only a few days are left.
  const path = `/api/tables/${day!.id}/vacation`;
  const before = { t: 'vacation', nonce: newNonce(), until: Date.now() + 27 * DAY };
  await post(url, path, before, day!.seats[0]!);
  const until = Date.now() + 40 * DAY;
  const { body } = await post<{ tables: { table: string; until: number }[] }>(
    url,
    '/api/me/vacation',
    { until },
    session,
  );
  expect(body.tables.map((t) => t.table).sort()).toEqual([day!.id, week!.id].sort());
  for (const t of body.tables) expect(Math.abs(t.until - Date.now() - 30 * DAY)).toBeLessThan(MINUTE);
  const seat = async (id: string, n: number): Promise<unknown> =>
    (await request<{ seats: unknown[] }>(url, `/api/tables/${id}`)).body.seats[n];
  expect(await seat(week!.id, 1)).toMatchObject({ away: expect.any(Number) });
  expect(await seat(week!.id, 0)).not.toHaveProperty('away');
  await post(url, '/api/me/vacation', { until: null }, session);
  expect(await seat(week!.id, 1)).not.toHaveProperty('away');
  expect(await seat(day!.id, 0)).not.toHaveProperty('away');
  expect((await post(url, '/api/me/vacation', { until }, 'me.nobody')).status).toBe(401);
});

test('for it only the tables are loaded at which the person plays', async () => {
  const first = await startTest();
  const session = await newPerson(first.url);
  const running = await openTable(first.url, A_DAY);
  const { table: over, clients } = await seated(first.url, 2, { answerTime: 86_400 });
  await playOn(clients);
  const owned = await openTable(first.url, A_DAY);
  await tablesOf(first.url, session, [
    { table: running.id, token: running.seats[0]! },
    { table: over.id, token: over.seats[0]! },
    { table: owned.id, owner: owned.owner },
  ]);
  await first.close();
  const { url } = await startTest({ data: first.data });
  const until = Date.now() + DAY;
  const { body } = await post<{ tables: unknown[] }>(url, '/api/me/vacation', { until }, session);
  expect(body.tables).toMatchObject([{ table: running.id }]);
  expect((await request<{ rooms: number }>(url, '/health')).body.rooms).toBe(1);
});

test('whoever still holds a seat by a secret that opens it no longer sends nobody away', async () => {
  const t = await setUp();
  const room = await t.open({ answerTime: 86_400 });
  const { people } = t.tables;
  const [before, now] = [await people.known(await people.create('')), await people.known(await people.create(''))];
  await people.holds.add(before!.person, room.id, 1, 'the hash of an earlier secret');
  await people.holds.add(now!.person, room.id, 1, room.record.seats[1]!.tokenHash!);
  expect(await vacationEverywhere(t.tables, before!, t.now + DAY)).toEqual([]);
  expect(infoOf(room).seats[1]).not.toHaveProperty('away');
  expect(await vacationEverywhere(t.tables, now!, t.now + DAY)).toMatchObject([{ table: room.id }]);
});
