/** From tables at which somebody came to be waited for a little while ago to lines that say what is to be sent to whom. */
import type { ContactKind } from '@tabularium/protocol';
import type { SqlWrite } from '../store/sql.ts';
import type { Untold } from '../store/waits.ts';
import type { Tables } from '../tables/tables.ts';
import { delivery, lookedAt, type Reached, reachedAt } from './whom.ts';

/** How many tables are seen to in one go. */
const AT_ONCE = 200;

/**
 * Sees to everything that is due. If the process dies in between, the next one does it again: what is written already stays
 * written once.
 */
export const seeToUntold = async (
  tables: Tables,
  ways: ReadonlySet<ContactKind>,
  graceMs: number,
  isClosed: () => boolean,
): Promise<void> => {
  for (let many = AT_ONCE; many === AT_ONCE && !isClosed(); ) {
    const before = tables.clock() - graceMs;
    const found = await tables.store.untold(before, AT_ONCE);
    many = found.length;
    if (many === 0) return;
    const reached = Map.groupBy(
      await reachedAt(
        tables.store.sql,
        found.map((f) => f.id),
        ways,
      ),
      (r) => r.table,
    );
    const looked = await lookedAt(asked(tables), [...reached.keys()]);
    for (const table of found) await seeTo(tables, table, before, reached.get(table.id) ?? [], looked);
  }
};

const asked = (tables: Tables) => ({ store: tables.store, known: (id: string) => tables.known(id) });

const seeTo = async (
  { store, clock }: Tables,
  table: Untold,
  before: number,
  reached: readonly Reached[],
  looked: ReadonlySet<string>,
): Promise<void> => {
  const writes: SqlWrite[] = [];
  let next: number | null = null;
  for (const [seat, [n, from]] of Object.entries(table.waits)) {
    if (from > before) next = Math.min(next ?? from, from);
    // Of those who came to be waited for earlier, it was seen to then.
    if (from > before || from < table.from || looked.has(`${table.id} ${seat}`)) continue;
    writes.push(...reached.filter((r) => r.seat === Number(seat)).map((r) => delivery(r, n, 'turn', clock())));
  }
  if (writes.length > 0) await store.sql.together(writes);
  await store.seenTo(table, next);
};
