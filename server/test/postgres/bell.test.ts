/** The connection on which a process hears from the others: when it ends, it is made anew at once, and nothing is missed. */
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { openBell } from '../../src/store/postgres-bell.ts';
import { sealWith } from '../../src/store/postgres-seal.ts';
import type { News } from '../../src/store/shared.ts';
import { onEnd } from '../table.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;

test('an end of the connection is noticed at once, and not only when it is next asked for', async () => {
  const channel = `bell_${process.pid}`;
  const logged: string[] = [];
  const heard: News[] = [];
  // The clock by which it is asked from time to time stands still.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onEnd(() => void vi.useRealTimers());
  const bell = await openBell(
    { connectionString: server },
    channel,
    sealWith('secret'),
    (event) => void logged.push(event),
    async () => {},
  );
  vi.useRealTimers();
  onEnd(() => bell.close());
  bell.hear((news) => void heard.push(news));
  const db = new Client({ connectionString: server });
  await db.connect();
  onEnd(() => db.end());
  const ended = await db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
    channel,
  ]);
  expect(ended.rowCount).toBe(1);
  await expect.poll(() => logged).toEqual(['bell.lost', 'bell.back']);
  expect(bell.deafSince()).toBeUndefined();
  // What was said meanwhile is looked for, and what is said from now on is heard.
  expect(heard).toEqual([{ t: 'all' }]);
  await db.query('SELECT pg_notify($1, $2)', [channel, 'ganother']);
  await expect.poll(() => heard).toEqual([{ t: 'all' }, { t: 'gone', id: 'another' }]);
});
