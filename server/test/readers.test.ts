/** Whoever connects again and again, or does not read, costs nobody else anything. */
import { expect, test } from 'vitest';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { Readers } from '../src/connections/readers.ts';
import { Client } from './client.ts';
import { onEnd, openTable, people, startTest, watch } from './table.ts';

const limits = { ...LIMITS_BY_DEFAULT, helloMs: 0, backlogPerAddress: 1000, arrivals: { burst: 3, perSecond: 1 } };

test('an address is shown one table so often and no more, and other tables and addresses all the same', async () => {
  let now = 0;
  const readers = new Readers(limits, () => now);
  const often = async (address: string, table: string) => {
    let shown = 0;
    for (let i = 0; i < 8; i++) if (await readers.admit(address, table)) shown++;
    return shown;
  };
  expect([await often('a', 't'), await often('a', 'u'), await often('b', 't')]).toEqual([3, 3, 3]);
  now += 2000;
  expect(await often('a', 't')).toBe(2);
});

test('an address whose readers do not read is shown nothing more; who takes nothing for long is let go', async () => {
  let now = 0;
  const readers = new Readers(limits, () => now);
  const reader = (address: string, backlog: number) => {
    const made = { address, waiting: backlog, read: 0, dropped: false };
    readers.add({
      address,
      backlog: () => made.waiting,
      taken: () => made.read,
      drop: () => {
        made.dropped = true;
      },
    });
    return made;
  };
  const silent = reader('a', 700);
  const slow = reader('a', 700);
  expect([await readers.admit('a', 't'), await readers.admit('b', 't')]).toEqual([false, true]);
  now += limits.stallMs;
  slow.read += 1;
  readers.sweep();
  expect([silent.dropped, slow.dropped]).toEqual([true, false]);
  slow.waiting = 0;
  silent.waiting = 0;
  expect(await readers.admit('a', 't')).toBe(true);
});

test('a loop of connections to one table is held up, and others connect to it through it', async () => {
  const { url } = await startTest({ limits: { arrivals: { burst: 4, perSecond: 0.01 }, helloMs: 600 } });
  const table = await openTable(url, { seats: people(2) });
  for (let i = 0; i < 4; i++) (await watch(url, table.id)).close();
  const late = new Client(url);
  onEnd(() => late.close());
  await late.opened();
  const bye = late.next('bye');
  late.send({ t: 'hello', table: table.id });
  expect((await bye).reason.k).toBe('server.tooMany');
  const other = await openTable(url, { seats: people(2) });
  expect((await watch(url, other.id)).scene.inputs).toBe(0);
});
