/**
 * Reminding somebody who is waited for. It may be done once in a wait, by anybody with a seat, after a while. Whether a person can
 * be reached is their own business: others learn it only from those who allow reminders, which everybody can refuse, and they
 * learn nothing but that: not by which way, not whether it arrived, not whether it is night where the person lives.
 */
import { Refused, type Seat } from '@tabularium/kernel';
import type { ContactKind, Remindable } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import type { Wait } from '../store/waits.ts';
import type { Room } from '../tables/room.ts';
import type { Tables } from '../tables/tables.ts';
import { delivery, type Reached, reachedAt } from './whom.ts';

/** At a table without clocks. With them, it is a quarter of the time to answer as the table has it now, if that is less. */
const LEAST_MS = 60 * 60_000;
const LEAST_TIMED_MS = 60_000;

const leastWait = ({ record }: Room): number => {
  const { answerTime } = record.clocks;
  return answerTime === undefined ? LEAST_MS : Math.min(LEAST_MS, Math.max(LEAST_TIMED_MS, answerTime * 250));
};

interface Candidate {
  readonly seat: Seat;
  readonly wait: Wait;
  readonly reached: readonly Reached[];
}

/** Whoever is waited for, allows it, can be reached, and was not reminded in this wait. */
const candidates = async (
  { store }: Tables,
  ways: ReadonlySet<ContactKind>,
  room: Room,
  by: Seat,
): Promise<readonly Candidate[]> => {
  const waits = (await store.waits([room.id])).get(room.id) ?? {};
  const done = await store.sql.all<{ readonly seat: number; readonly n: number }>(
    'SELECT seat, n FROM reminders WHERE table_id = $1',
    [room.id],
  );
  const reached = await reachedAt(store.sql, [room.id], ways);
  return Object.entries(waits).flatMap(([name, wait]) => {
    const seat = Number(name);
    const here = reached.filter(
      (r) => r.seat === seat && r.choices.reminders && r.hash === room.record.seats[seat]?.tokenHash,
    );
    const wasDone = done.some((r) => r.seat === seat && r.n === wait[0]);
    return seat === by || wasDone || here.length === 0 ? [] : [{ seat, wait, reached: here }];
  });
};

export const remindable = async (
  tables: Tables,
  ways: ReadonlySet<ContactKind>,
  room: Room,
  by: Seat,
): Promise<Remindable> => ({
  seats: (await candidates(tables, ways, room, by)).map(({ seat, wait }) => ({
    seat,
    from: wait[2] + leastWait(room),
  })),
});

export const remind = async (
  tables: Tables,
  ways: ReadonlySet<ContactKind>,
  room: Room,
  by: Seat,
  seat: Seat,
): Promise<void> => {
  const found = (await candidates(tables, ways, room, by)).find((c) => c.seat === seat);
  const now = tables.clock();
  // That it is too soon is said only of those who can be reminded at all.
  if (!found) throw new Refused(msg('server.cannotRemind'));
  const [n, , since] = found.wait;
  if (now < since + leastWait(room)) throw new Refused(msg('server.remindLater'));
  await tables.store.sql.together([
    {
      text: 'INSERT INTO reminders (table_id, seat, n, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      values: [room.id, seat, n, now],
    },
    ...found.reached.map((r) => delivery(r, n, 'reminder', now)),
  ]);
};
