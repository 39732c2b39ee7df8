/** A store in memory, for tests. It also shows that no table depends on SQLite; what people hold is in one, in memory too. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Pack } from '@tabularium/kernel';
import type { TableSummary } from '@tabularium/protocol';
import Database from 'better-sqlite3';
import { packed, unpacked } from './archive.ts';
import { groupCommit } from './group-commit.ts';
import { migrateSchema } from './migrations.ts';
import { sqliteSql } from './sql.ts';
import { RESULT_LEFT } from './rows.ts';
import { Conflict } from './conflict.ts';
import { forgettingTable } from './forgetting.ts';
import type { Store, StoredEvent, StoredTable, SummaryChange } from './store.ts';
import { happenedIn, isNews, isQuiet, opened, sinceOf, type Waits, waitsAfter } from './waits.ts';

interface Kept {
  readonly table: StoredTable;
  events: StoredEvent[];
  /** The events before those, and what the table began with. */
  archive?: { readonly n: number; readonly text: string };
  summary: SummaryChange;
  updated: number;
  waits: Waits;
  untold: number | null;
}

export const openMemory = (): Store => {
  const tables = new Map<string, Kept>();
  const packs = new Map<string, Pack>();
  const secret = randomBytes(32).toString('hex');
  const summaryOf = ({ table, summary, updated, waits }: Kept): TableSummary => {
    const { id, name, game, visibility, created } = table;
    const { ended, openSeats, waiting, inputs, seats } = summary;
    const since = sinceOf(waits, waiting);
    return { id, name, game, visibility, created, updated, ended, openSeats, waiting, since, inputs, seats };
  };
  const imported = () => [...tables.values()].filter((k) => k.table.origin?.t === 'import');
  const running = () => [...tables.values()].filter((k) => !k.summary.ended);

  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrateSchema(db);
  const sql = sqliteSql(db, groupCommit(db, () => {}).durably);

  return {
    sql,
    create: async (table, summary, events, pack) => {
      if (tables.has(table.id)) throw new Error(`table ${table.id} is there already`);
      const waits = waitsAfter({}, summary, opened(table.created, events));
      const untold = isNews({}, waits) ? table.created : null;
      const kept = { table, summary, events: [...(events ?? [])], updated: table.created, waits, untold };
      tables.set(table.id, structuredClone(kept));
      if (pack && !packs.has(pack.name)) packs.set(pack.name, structuredClone(pack));
    },
    pack: async (name) => packs.get(name),
    append: async (id, event, summary) => {
      const kept = tables.get(id);
      if (!kept) throw new Conflict(`no table ${id}`);
      if (event.n <= (kept.archive?.n ?? 0) || kept.events.some((e) => e.n === event.n))
        throw new Conflict(`event ${event.n} of ${id} is there already`);
      kept.events.push(structuredClone(event));
      if (isQuiet(event)) return;
      const waits = waitsAfter(kept.waits, summary, happenedIn(event));
      if (isNews(kept.waits, waits)) kept.untold ??= event.at;
      kept.waits = waits;
      kept.summary = structuredClone(summary);
      kept.updated = event.at;
    },
    load: async (id) => {
      const kept = tables.get(id);
      const past = kept?.archive ? unpacked(kept.archive.text).events.map((e): StoredEvent => JSON.parse(e)) : [];
      return kept && structuredClone({ table: kept.table, events: [...past, ...kept.events] });
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
    overdue: async (at, most) =>
      [...tables.values()]
        .filter(({ summary: { due } }) => due !== null && due <= at)
        .sort((a, b) => a.summary.due! - b.summary.due!)
        .slice(0, most)
        .map((k) => k.table.id),
    putOff: async (id, at, due) => {
      const kept = tables.get(id);
      if (kept && kept.summary.due !== null && kept.summary.due <= at) kept.summary = { ...kept.summary, due };
    },
    botsDue: async () => [...tables.values()].filter((k) => k.summary.botDue).map((k) => k.table.id),
    waits: async (ids) => new Map(ids.flatMap((id) => (tables.has(id) ? [[id, tables.get(id)!.waits]] : []))),
    untold: async (before, most) =>
      [...tables.values()]
        .flatMap(({ table: { id }, untold, waits }) => (untold === null ? [] : [{ id, from: untold, waits }]))
        .filter(({ from }) => from <= before)
        .sort((a, b) => a.from - b.from)
        .slice(0, most),
    seenTo: async ({ id, from, waits }, next) => {
      const kept = tables.get(id);
      if (kept?.untold === from && JSON.stringify(kept.waits) === JSON.stringify(waits)) kept.untold = next;
    },
    byCode: async (code) => running().findLast((k) => k.table.code === code && k.summary.openSeats > 0)?.table.id,
    importedBytes: async () =>
      imported().reduce((sum, { table, events }) => sum + JSON.stringify({ table, events }).length, 0),
    staleImports: async (before, most) =>
      imported()
        .filter((k) => k.updated < before)
        .sort((a, b) => a.updated - b.updated)
        .slice(0, most)
        .map((k) => k.table.id),
    forsaken: async (which, before, most) =>
      running()
        .filter((k) => k.updated < before && (which === 'all' || k.summary.inputs === 0))
        .sort((a, b) => a.table.created - b.table.created)
        .slice(0, most)
        .map((k) => k.table.id),
    archivable: async (before, most) =>
      [...tables.values()]
        .filter((k) => k.summary.ended && !k.archive && k.updated < before)
        .sort((a, b) => a.updated - b.updated)
        .slice(0, most)
        .map((k) => k.table.id),
    archive: async (id) => {
      const kept = tables.get(id);
      if (!kept || kept.archive || !kept.summary.ended) return false;
      const events = kept.events.map((e) => JSON.stringify(e));
      const text = await packed({ body: JSON.stringify(kept.table), events });
      kept.archive = { n: events.length, text };
      kept.events = kept.events.slice(events.length);
      return true;
    },
    remove: async (id) => {
      const pack = tables.get(id)?.table.pack;
      tables.delete(id);
      await sql.run(RESULT_LEFT, [id]);
      await sql.together(forgettingTable(id));
      if (pack !== undefined && ![...tables.values()].some((k) => k.table.pack === pack)) packs.delete(pack);
    },
    secret: async () => secret,
    backup: (file) => writeFile(file, JSON.stringify({ tables: [...tables.values()], packs: [...packs.values()] })),
    health: async () => ({ ok: true, tables: tables.size }),
    close: async () => void db.close(),
  };
};
