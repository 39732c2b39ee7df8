/** Sees to it that the result of every finished game is written, also if a process died in between. */
import { NewerRules, Refused } from '@tabularium/kernel';
import { errorFacts } from '../common/log.ts';
import type { Room } from '../tables/room.ts';
import { ours } from '../tables/overdue.ts';
import { gameById, loaded } from '../games/games.ts';
import { isOver, type TableRecord } from '../tables/record.ts';
import { recordOf, type Tables } from '../tables/tables.ts';
import { keepResult } from './keeping.ts';
import { rateAll } from './rating.ts';

/** How many tables are looked at in one pass: after an upgrade there may be many that nobody waits for. */
const AT_ONCE = 20;
/** A table at which it failed is tried again after this time. */
const AGAIN_MS = 60 * 60_000;

export class History {
  private readonly tables: Tables;
  /** Rooms whose result is written or being written. */
  private readonly kept = new WeakSet<Room>();
  private readonly failed = new Map<string, number>();
  private readonly writing = new Set<Promise<void>>();
  private looking: Promise<void> | undefined;
  private closed = false;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** Where a game ends, its result is written at once. */
  watch(room: Room): void {
    const before = room.onChange;
    room.onChange = () => {
      before();
      if (!isOver(room.record) || this.kept.has(room)) return;
      this.kept.add(room);
      const writing = this.keep(room).finally(() => this.writing.delete(writing));
      this.writing.add(writing);
    };
  }

  /** One pass at a time, over tables that have ended and of which nothing is written yet. */
  look(): Promise<void> {
    return (this.looking ??= this.goOn()
      .catch((e: unknown) => this.tables.log('history.failed', errorFacts(e)))
      .finally(() => {
        this.looking = undefined;
      }));
  }

  /** Starts no more passes, and waits for what is under way. */
  async close(): Promise<void> {
    this.closed = true;
    await this.looking;
    await Promise.all(this.writing);
  }

  private async goOn(): Promise<void> {
    const { tables } = this;
    const { sql } = tables.store;
    const now = tables.clock();
    for (const [id, at] of this.failed) if (now - at >= AGAIN_MS) this.failed.delete(id);
    const due = await sql.all<{ readonly id: string }>(
      'SELECT id FROM tables WHERE ended = 1 AND kept = 0 ORDER BY updated LIMIT $1',
      [AT_ONCE + this.failed.size],
    );
    const ids = due.map(({ id }) => id).filter((id) => !this.failed.has(id));
    for (const id of await ours(tables, ids)) {
      if (this.closed) return;
      await this.keepAt(id);
    }
    // A process may have died between writing a result and counting it.
    const unrated = await sql.all<{ readonly game: string }>('SELECT DISTINCT game FROM results WHERE rated = 1');
    for (const { game } of unrated) await rateAll(sql, game);
  }

  private async keepAt(id: string): Promise<void> {
    try {
      const record = await recordAt(this.tables, id);
      if (record) await keepResult(this.tables.store.sql, record);
    } catch (e) {
      this.failed.set(id, this.tables.clock());
      // A table that is being closed says so; it is found again.
      if (!(e instanceof Refused)) this.tables.log('history.failed', { table: id, ...errorFacts(e) });
    }
  }

  private async keep(room: Room): Promise<void> {
    try {
      await keepResult(this.tables.store.sql, room.record);
    } catch (e) {
      // The next pass finds it.
      this.kept.delete(room);
      this.tables.log('history.failed', { table: room.id, ...errorFacts(e) });
    }
  }

  /** Forgets results of removed tables that nobody has any more. */
  async sweep(): Promise<void> {
    await this.tables.store.sql.run(
      'DELETE FROM results WHERE gone = 1 AND NOT EXISTS (SELECT 1 FROM played p WHERE p.table_id = results.table_id)',
    );
  }
}

/** Without taking the table into memory for people who may come: after an upgrade there may be thousands. */
const recordAt = async (tables: Tables, id: string): Promise<TableRecord | undefined> => {
  const room = await tables.known(id);
  if (room) {
    await room.freshen();
    return room.record;
  }
  const stored = await tables.store.load(id);
  const game = stored && gameById(tables.games, stored.table.game);
  if (!game) return undefined;
  const { table, events } = stored;
  const record = recordOf(await tables.packs.named(await loaded(game), table.pack, table.version), table, events);
  const { reached, module } = record.match;
  if (reached > module.meta.version) throw new NewerRules(reached, module.meta.version);
  return record;
};
