/** A server that was down or asleep counts nobody's time, and several processes agree about it. */
import { SILENCE } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { Outages } from '../src/tables/outages.ts';
import { newNonce } from './client.ts';
import { openTable, startTest, watch } from './table.ts';
import {
  answers,
  banks,
  DAY,
  deadline,
  decided,
  expectSameAnew,
  HOUR,
  inputs,
  isAway,
  MINUTE,
  playsCard,
  setUp,
  takesBack,
  type Timed,
} from './timed.ts';

const GRACE = 5 * MINUTE;
const awake = { outages: (tables: Timed['tables']) => new Outages(tables) };

/** A server lives: it looks every few seconds. */
const lives = async (t: Timed, ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 30_000) await t.pass(Math.min(30_000, left));
};

/** A table at which 20 minutes of the first one's bank have run. */
const inTheBank = async () => {
  const t = await setUp(awake);
  await lives(t, 6 * MINUTE);
  const room = await t.open({ bank: 3600 });
  await lives(t, HOUR + 20 * MINUTE);
  return { t, room, left: 40 * MINUTE };
};

test('a machine that sleeps takes nobody’s time, and whoever comes back has some minutes', async () => {
  const { t, room, left } = await inTheBank();
  const got: unknown[] = [];
  await room.enter({ eye: 1, owner: false, send: (m) => void got.push(m) });
  got.length = 0;
  await t.pass(8 * HOUR);
  expect(inputs(room)).toEqual([]);
  // Everybody is told at once.
  expect(got).toMatchObject([{ t: 'table', table: { deadline: { at: t.now + GRACE + left } } }]);
  await lives(t, GRACE + 10 * MINUTE);
  await answers(room, 0, 'draw');
  expect(banks(room)).toEqual([30 * MINUTE, HOUR]);
  await expectSameAnew(room);
});

test('the same if it was stopped, for as long as it was; the store finds the table in its time, and loads it once before', async () => {
  const { t, room, left } = await inTheBank();
  await t.pass(20_000 - 1);
  const again = t.anew();
  await again.pass(3 * HOUR);
  const back = (await again.tables.room(room.id))!;
  // It had said last that it was alive when its clock stood at twenty minutes.
  expect(deadline(back)).toEqual({ at: again.now + GRACE + left, seats: [0] });
  await lives(again, GRACE + left - MINUTE);
  expect(inputs(back)).toEqual([]);
  expect(await t.store.overdue(again.now, 9)).toEqual([]);
  await lives(again, MINUTE);
  expect(inputs(back)).toEqual([`0 ${SILENCE}`]);
});

test('a short restart is none, and a second server that is alive is enough', async () => {
  const { t, room, left } = await inTheBank();
  const at = t.now + left;
  await t.pass(50_000);
  const again = t.anew();
  again.tables.mercyUntil = 0;
  await again.pass(1000);
  expect(deadline((await again.tables.room(room.id))!)).toEqual({ at, seats: [0] });
  // The first sleeps while the second lives.
  await lives(again, 10 * MINUTE);
  await t.pass(0);
  expect(t.tables.outages).toEqual([]);
});

test('two servers that wake agree about one outage', async () => {
  const { t, room } = await inTheBank();
  const other = t.anew();
  await other.pass(0);
  await t.pass(2 * HOUR);
  await other.pass(1000);
  expect(t.tables.outages).toHaveLength(1);
  expect(other.tables.outages).toEqual(t.tables.outages);
  expect(deadline((await other.tables.room(room.id))!)?.at).toBe(deadline(room)?.at);
});

test('an outage in a vacation or a pause is not counted twice, and taking back knows of it', async () => {
  const t = await setUp(awake);
  await lives(t, 6 * MINUTE);
  const room = await t.open({ answerTime: 86_400 });
  const opened = t.now;
  await isAway(room, 0, t.now + 4 * HOUR);
  await t.pass(HOUR);
  expect(deadline(room)).toEqual({ at: opened + DAY + 4 * HOUR, seats: [0] });
  await decided(room, { t: 'pause', on: true });
  await t.pass(10 * HOUR);
  await decided(room, { t: 'pause', on: false });
  await lives(t, GRACE);
  // An hour was away and down, ten were paused and down; the time of grace is the last that stood still.
  expect(deadline(room)).toEqual({ at: t.now + DAY, seats: [0] });
  await lives(t, 30 * MINUTE);
  await playsCard(room, 0);
  await t.pass(5 * HOUR);
  await takesBack(room, 0);
  expect(deadline(room)?.at).toBe(t.now + DAY - 30 * MINUTE + GRACE);
  await expectSameAnew(room);
});

test('a server that is started says what was not counted, and deadlines have moved', async () => {
  let now = Date.now();
  const config = { clock: () => now, lookMs: 10, downMs: MINUTE };
  const server = await startTest(config);
  const table = await openTable(server.url, { answerTime: 3600, bank: 3600 });
  const at = now + 2 * HOUR;
  await server.close();
  now += 10 * HOUR;
  const again = await startTest({ ...config, data: server.data });
  const anna = await watch(again.url, table.id, table.seats[0]);
  expect(anna.table.deadline).toEqual({ at: at + 10 * HOUR + GRACE, seats: [0] });
  expect(again.logged).toContainEqual(expect.objectContaining({ event: 'server.wasDown', ms: 10 * HOUR }));
  const drawn = await anna.ask({ t: 'act', decision: anna.scene.decision, nonce: newNonce(), verb: 'draw' });
  expect(drawn.t).toBe('ok');
  await expect.poll(() => anna.table.seats[0]?.bank).toBe(HOUR);
});
