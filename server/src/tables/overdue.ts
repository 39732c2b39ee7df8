/** Finds tables where somebody's clock has run out, and lets the game go on there. */
import { Refused } from '@tabularium/kernel';
import { passOver } from './acts.ts';
import { errorFacts } from '../common/log.ts';
import { dueAt } from './deadline.ts';
import type { Outages } from './outages.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

/** How many tables are loaded at most in one pass. */
const AT_ONCE = 50;
/** A table where this failed is tried again after this time. */
const AGAIN_MS = 60 * 60_000;
/** A table that one process has taken on is left alone by the others for this long. */
const CLAIM_MS = 30_000;

export class Overdue {
  private readonly tables: Tables;
  private readonly outages: Outages | undefined;
  /** Tables where it failed, and when. */
  private readonly failed = new Map<string, number>();
  private looking: Promise<void> | undefined;
  private closed = false;

  constructor(tables: Tables, outages?: Outages) {
    this.tables = tables;
    this.outages = outages;
  }

  /** One pass at a time. Only tables that the store reports as due are loaded. */
  look(): Promise<void> {
    return (this.looking ??= this.goOn().finally(() => {
      this.looking = undefined;
    }));
  }

  /** Starts no more passes, and waits for the current one. */
  async close(): Promise<void> {
    this.closed = true;
    await this.looking;
  }

  private async goOn(): Promise<void> {
    const { tables } = this;
    try {
      await this.outages?.notice();
      const now = tables.clock();
      if (now < tables.mercyUntil) return;
      for (const [id, at] of this.failed) if (now - at >= AGAIN_MS) this.failed.delete(id);
      for (const id of await ours(tables, await tables.store.overdue(now, AT_ONCE + this.failed.size))) {
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
      await room?.freshen();
      if (room) await passOver(room);
      if (room) await this.putOff(room);
    } catch (e) {
      // The table is being closed; a later pass finds it again.
      if (e instanceof Refused) return;
      this.failed.set(id, this.tables.clock());
      this.tables.log('table.failed', { table: id, ...errorFacts(e) });
    }
  }

  /** After an outage the store does not know yet that clocks have moved. */
  private async putOff({ id, record }: Room): Promise<void> {
    const now = this.tables.clock();
    const due = dueAt(record);
    if (due === null || due > now) await this.tables.store.putOff(id, now, due);
  }
}

/** Of these tables, those that no other process has taken on. Doing something twice does no harm, the second comes too late; it only costs. */
export const ours = async ({ store, clock }: Tables, ids: readonly string[]): Promise<readonly string[]> =>
  store.shared && ids.length > 0 ? store.shared.claim(ids, clock(), clock() + CLAIM_MS) : ids;
