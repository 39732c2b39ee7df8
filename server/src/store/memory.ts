/** Tables that are gone when the process is: for tests, and to show that nothing hangs on one back end. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { TableSummary } from '@tabularium/protocol';
import type { Store, StoredEvent, StoredTable, SummaryChange } from './store.ts';

interface Kept {
  readonly table: StoredTable;
  readonly events: StoredEvent[];
  summary: SummaryChange;
  updated: number;
}

export const openMemory = (): Store => {
  const tables = new Map<string, Kept>();
  const secret = randomBytes(32).toString('hex');
  const summaryOf = ({ table, summary, updated }: Kept): TableSummary => {
    const { id, name, game, visibility, created } = table;
    const { ended, openSeats, waiting, inputs, seats } = summary;
    return { id, name, game, visibility, created, updated, ended, openSeats, waiting, inputs, seats };
  };
  const running = () => [...tables.values()].filter((k) => !k.summary.ended);

  return {
    create: async (table, summary, events = []) => {
      if (tables.has(table.id)) throw new Error(`table ${table.id} is there already`);
      tables.set(table.id, structuredClone({ table, summary, events: [...events], updated: table.created }));
    },
    append: async (id, event, summary) => {
      const kept = tables.get(id);
      if (!kept) throw new Error(`no table ${id}`);
      if (kept.events.some((e) => e.n === event.n)) throw new Error(`event ${event.n} of ${id} is there already`);
      kept.events.push(structuredClone(event));
      if (event.body.t === 'chat') return;
      kept.summary = structuredClone(summary);
      kept.updated = event.at;
    },
    load: async (id) => {
      const kept = tables.get(id);
      return kept && structuredClone({ table: kept.table, events: kept.events });
    },
    summaries: async (ids) =>
      ids.flatMap((id) => {
        const kept = tables.get(id);
        return kept ? [summaryOf(kept)] : [];
      }),
    listPublic: async (most) =>
      running()
        .filter((k) => k.table.visibility === 'public')
        .sort((a, b) => b.updated - a.updated)
        .slice(0, most)
        .map(summaryOf),
    botsDue: async () => [...tables.values()].filter((k) => k.summary.botDue).map((k) => k.table.id),
    remove: async (id) => void tables.delete(id),
    secret: async () => secret,
    backup: (file) => writeFile(file, JSON.stringify([...tables.values()])),
    health: async () => ({ ok: true, tables: tables.size }),
    close: async () => {},
  };
};
