/** A person is away: they are so at all their tables that run, wherever the pace knows vacations. */
import { randomBytes } from 'node:crypto';
import type { MyVacation } from '@tabularium/protocol';
import { longestVacation, goOnVacation } from '../tables/vacation.ts';
import type { Tables } from '../tables/tables.ts';
import { type Hold, TABLE_ITSELF } from './holds.ts';
import type { SignedIn } from './people.ts';

/** Until then, or as long as each table still allows; `null`: they are back everywhere. */
export const vacationEverywhere = async (
  tables: Tables,
  me: SignedIn,
  until: number | null,
): Promise<readonly MyVacation[]> => {
  const held = (await tables.people.holds.of(me.person)).filter((h) => h.seat !== TABLE_ITSELF);
  const summaries = await tables.store.summaries([...new Set(held.map((h) => h.table))]);
  const running = new Map(summaries.filter((s) => !s.ended).map((s) => [s.id, s]));
  const out: MyVacation[] = [];
  for (const hold of held) {
    const table = running.get(hold.table);
    const allowed = table && (await vacationAt(tables, hold, until));
    if (table && allowed !== undefined)
      out.push({ table: table.id, name: table.name, game: table.game, until: allowed });
  }
  return out;
};

/** Until when they are away there now; undefined where they cannot be, or the hold opens nothing any more, which the table says. */
const vacationAt = async (
  tables: Tables,
  { table, seat, hash }: Hold,
  until: number | null,
): Promise<number | null | undefined> => {
  const room = await tables.room(table).catch(() => undefined);
  if (!room) return undefined;
  await room.freshen();
  const most = longestVacation(room.record, seat, room.clock());
  if (most === undefined) return undefined;
  const allowed = until === null ? null : Math.min(until, most);
  const nonce = randomBytes(12).toString('base64url');
  const answer = await goOnVacation(room, { eye: seat, secret: hash }, { nonce, until: allowed });
  return answer.t === 'ok' ? allowed : undefined;
};
