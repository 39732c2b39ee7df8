/** Requests that are being answered. A server that ends lets them finish before it closes its data. */
import { setTimeout as sleep } from 'node:timers/promises';

export class UnderWay {
  private readonly all = new Set<Promise<unknown>>();

  /** Until the answer begins: a stream of events goes on after that, and is ended by its table. */
  async answer<T>(answering: T | Promise<T>): Promise<T> {
    const one = Promise.resolve(answering);
    this.all.add(one);
    try {
      return await one;
    } finally {
      this.all.delete(one);
    }
  }

  /** Waits until all are answered, but not for ever: an upload may never end. */
  async finish(withinMs: number): Promise<void> {
    const given = new AbortController();
    const late = sleep(withinMs, undefined, { signal: given.signal }).catch(() => {});
    await Promise.race([Promise.allSettled(this.all), late]);
    given.abort();
  }
}
