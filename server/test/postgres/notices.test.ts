/** Notices where several processes share one database. */
import { expect, test } from 'vitest';
import { reachable, startTelling } from '../letters.ts';
import { openTable, startTest, watch } from '../table.ts';
import { soon } from '../soon.ts';

const MINUTE = 60_000;
const aWhile = (): Promise<void> => new Promise((done) => setTimeout(done, 300));

test('of three processes one sends, and none while somebody looks through another', async () => {
  const set = await startTelling();
  const others = [await startTest({ ...set.set, data: set.data }), await startTest({ ...set.set, data: set.data })];
  const table = await openTable(set.url, { name: 'Forum' });
  await reachable(set, table.id, table.seats[1]!);
  const anna = await watch(set.url, table.id, table.seats[0]);
  const bruno = await watch(others[0]!.url, table.id, table.seats[1]);
  await anna.actAnyhow();
  await soon(() => expect(bruno.isAsked()).toBe(true));
  set.time.now += MINUTE;
  await aWhile();
  expect(set.mail.letters).toEqual([]);
  await bruno.actAnyhow();
  bruno.send({ t: 'look', on: false });
  await soon(() => expect(anna.isAsked()).toBe(true));
  await anna.actAnyhow();
  await aWhile();
  set.time.now += MINUTE;
  await soon(() => expect(set.mail.letters).toHaveLength(1));
  await aWhile();
  expect(set.mail.letters).toHaveLength(1);
});
