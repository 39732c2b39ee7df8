/**
 * All connections that we send to. What waits to be sent is held in memory. So an address whose connections do not read
 * gets no new ones until they do, and a connection that reads nothing for a while is closed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../common/clock.ts';
import { Buckets } from './bucket.ts';
import type { Limits } from './limits.ts';

export interface Reader {
  readonly address: string;
  /** Bytes waiting to be sent to it. */
  backlog(): number;
  /** Bytes that it has read so far. */
  taken(): number;
  drop(): void;
}

const LOOK_MS = 250;

export class Readers {
  private readonly limits: Limits;
  private readonly clock: Clock;
  private readonly arrivals: Buckets;
  private readonly known = new Map<Reader, { taken: number; since: number }>();
  private readonly byAddress = new Map<string, Set<Reader>>();

  constructor(limits: Limits, clock: Clock) {
    this.limits = limits;
    this.clock = clock;
    this.arrivals = new Buckets(limits.arrivals);
  }

  add(reader: Reader): void {
    this.known.set(reader, { taken: reader.taken(), since: this.clock() });
    const { address } = reader;
    this.byAddress.set(address, (this.byAddress.get(address) ?? new Set()).add(reader));
  }

  remove(reader: Reader): void {
    this.known.delete(reader);
    const others = this.byAddress.get(reader.address);
    others?.delete(reader);
    if (others?.size === 0) this.byAddress.delete(reader.address);
  }

  /** Waits until this address may connect to the table. False if that takes too long. */
  async admit(address: string, table: string): Promise<boolean> {
    for (let waited = 0; waited <= this.limits.helloMs; waited += LOOK_MS) {
      if (!this.isBehind(address) && this.arrivals.take(`${address} ${table}`, this.clock())) return true;
      await sleep(LOOK_MS);
    }
    return false;
  }

  /** Disconnects readers that read nothing although something waits for them. */
  sweep(): void {
    const now = this.clock();
    for (const [reader, last] of this.known) {
      // Nearly all have nothing waiting, and are not asked how much they have read.
      if (reader.backlog() === 0) {
        last.since = now;
        continue;
      }
      const taken = reader.taken();
      if (taken > last.taken) Object.assign(last, { taken, since: now });
      else if (now - last.since >= this.limits.stallMs) reader.drop();
    }
  }

  private isBehind(address: string): boolean {
    let waiting = 0;
    for (const reader of this.byAddress.get(address) ?? []) waiting += reader.backlog();
    return waiting > this.limits.backlogPerAddress;
  }
}
