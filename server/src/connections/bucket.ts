/** A rate limit (token bucket): `burst` at once, and `perSecond` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private since: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.since = now;
  }

  /** Takes `n` if so many are left, and says whether it did. */
  take(now: number, n = 1): boolean {
    this.fill(now);
    if (this.left < n) return false;
    this.left -= n;
    return true;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.since) / 1000) * perSecond);
    this.since = now;
  }
}

/** One bucket for each name. Buckets that are full again are dropped. */
export class Buckets {
  private readonly rate: Rate;
  private readonly known = new Map<string, Bucket>();
  private swept = 0;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(name: string, now: number, n = 1): boolean {
    if (now - this.swept > SWEEP_MS) this.sweep(now);
    let bucket = this.known.get(name);
    if (!bucket) {
      bucket = new Bucket(this.rate, now);
      this.known.set(name, bucket);
    }
    return bucket.take(now, n);
  }

  private sweep(now: number): void {
    this.swept = now;
    for (const [name, bucket] of this.known) if (bucket.isFull(now)) this.known.delete(name);
  }
}

const SWEEP_MS = 10_000;

/** Counts by name. Names with a count of zero are dropped. */
export class Counter {
  private readonly known = new Map<string, number>();

  of(name: string): number {
    return this.known.get(name) ?? 0;
  }

  add(name: string, n: number): void {
    const now = this.of(name) + n;
    if (now > 0) this.known.set(name, now);
    else this.known.delete(name);
  }
}
