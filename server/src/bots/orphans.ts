/** Bots whose process has died, or left the table to itself: another process lets them think. */
import { errorFacts } from '../common/log.ts';
import { ours } from '../tables/overdue.ts';
import type { Tables } from '../tables/tables.ts';
import type { Bots } from './bots.ts';

/** Longer than a bot may think: one that has not answered for this long has nobody who lets it. */
const ORPHAN_MS = 20_000;
const AT_ONCE = 20;

export class Orphans {
  private readonly tables: Tables;
  private readonly bots: Bots;
  private readonly afterMs: number;
  private looking: Promise<void> | undefined;

  constructor(tables: Tables, bots: Bots, afterMs = ORPHAN_MS) {
    this.tables = tables;
    this.bots = bots;
    this.afterMs = afterMs;
  }

  look(): Promise<void> {
    return (this.looking ??= this.takeOn().finally(() => {
      this.looking = undefined;
    }));
  }

  async close(): Promise<void> {
    await this.looking;
  }

  private async takeOn(): Promise<void> {
    const { tables } = this;
    const { store, clock, log } = tables;
    try {
      const due = await store.summaries(await store.botsDue());
      const orphans = due.filter((s) => clock() - s.updated > this.afterMs).slice(0, AT_ONCE);
      for (const id of await ours(
        tables,
        orphans.map((s) => s.id),
      )) {
        if (tables.closed) return;
        const room = await tables.room(id).catch((e: unknown) => {
          log('table.failed', { table: id, ...errorFacts(e) });
          return undefined;
        });
        if (!room) continue;
        await room.freshen();
        tables.metrics.count('orphans_total');
        this.bots.wake(room);
      }
    } catch (e) {
      log('bots.failed', errorFacts(e));
    }
  }
}
