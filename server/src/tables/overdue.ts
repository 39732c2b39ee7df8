/** Goes on without those who have not answered in the time that their table gives them. */
import { Refused } from '@tabularium/kernel';
import { passOver } from './acts.ts';
import { errorFacts } from '../common/log.ts';
import type { Tables } from './tables.ts';

/** Tables brought into memory for it at one look. */
const AT_ONCE = 50;
/** A table that could not be gone on with is not tried again before. */
const AGAIN_MS = 60 * 60_000;

export class Overdue {
  private readonly tables: Tables;
  /** Tables that could not be gone on with, and when that was. */
  private readonly failed = new Map<string, number>();
  private looking: Promise<void> | undefined;
  private closed = false;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** Only what the store says is due is loaded; one look at a time. */
  look(): Promise<void> {
    return (this.looking ??= this.goOn().finally(() => {
      this.looking = undefined;
    }));
  }

  /** Looks no more, and waits for the look that is under way. */
  async close(): Promise<void> {
    this.closed = true;
    await this.looking;
  }

  private async goOn(): Promise<void> {
    const { tables } = this;
    const now = tables.clock();
    if (now < tables.mercyUntil) return;
    for (const [id, at] of this.failed) if (now - at >= AGAIN_MS) this.failed.delete(id);
    try {
      for (const id of await tables.store.overdue(now, AT_ONCE + this.failed.size)) {
        if (this.closed) return;
        if (!this.failed.has(id)) await this.goOnAt(id);
      }
    } catch (e) {
      tables.log('overdue.failed', errorFacts(e));
    }
  }

  private async goOnAt(id: string): Promise<void> {
    try {
      const room = await this.tables.room(id);
      if (room) await passOver(room);
    } catch (e) {
      // A table that is being closed will be found again.
      if (e instanceof Refused) return;
      this.failed.set(id, this.tables.clock());
      this.tables.log('table.failed', { table: id, ...errorFacts(e) });
    }
  }
}
