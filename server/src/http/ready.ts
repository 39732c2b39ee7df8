/**
 * Whether a proxy should send people here, for `/readyz`. A server that is not ready is not broken: it starts, or ends, or
 * cannot reach its store. Whether it should be started anew is the question of `/healthz`.
 */
import type { Store } from '../store/store.ts';

const ASK_MS = 1000;
/** A store that has not answered for this long keeps people waiting. */
const SILENT_MS = 5000;
/** After this long it is tried again whether something can be stored. */
const FAILED_MS = 30_000;
/** Without news of other processes, everything is looked for every few seconds: slower, but nothing is lost. */
const DEAF_MS = 30_000;

export type Unready = 'starting' | 'draining' | 'store' | 'bell';

export class Readiness {
  private stage: 'starting' | 'serving' | 'draining' = 'starting';
  private store: Store | undefined;
  private answered = 0;
  private isAsking = false;
  private asking: NodeJS.Timeout | undefined;
  /** When the store last could not write. */
  private failed = -Infinity;

  /** Everything is there, and the store is asked from now on whether it still is. */
  serve(store: Store): void {
    this.store = store;
    this.stage = 'serving';
    this.answered = performance.now();
    this.asking = setInterval(() => void this.ask(), ASK_MS).unref();
  }

  /** The store could write, or it could not. */
  wrote(isDone: boolean): void {
    this.failed = isDone ? -Infinity : performance.now();
  }

  drain(): void {
    this.stage = 'draining';
  }

  close(): void {
    this.stage = 'draining';
    clearInterval(this.asking);
  }

  /** Why nobody should be sent here; undefined if all is well. */
  problem(): Unready | undefined {
    if (this.stage !== 'serving') return this.stage;
    const now = performance.now();
    if (now - this.answered > SILENT_MS || now - this.failed < FAILED_MS) return 'store';
    const deafSince = this.store?.shared?.deafSince();
    return deafSince !== undefined && now - deafSince > DEAF_MS ? 'bell' : undefined;
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      await this.store?.sql.all('SELECT 1 AS one');
      this.answered = performance.now();
    } catch {
      // It shows by the time that has passed since the last answer.
    } finally {
      this.isAsking = false;
    }
  }
}
