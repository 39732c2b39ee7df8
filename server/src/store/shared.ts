/** What a store can do besides, if several processes use it at once. */
import type { StoredEvent } from './store.ts';

/** An event as another process tells it, with the time of the one before it: so it is known whether it follows the last one here. */
export interface ToldEvent {
  readonly after: number;
  readonly event: StoredEvent;
}

/** News from another process. It may be late, come twice or be lost: if in doubt, it is a reason to look. */
export type News =
  /** The table has events up to `n`. If the last is small, it comes along. */
  | { readonly t: 'event'; readonly id: string; readonly n: number; readonly told?: ToldEvent }
  /** Somebody came or went there. */
  | { readonly t: 'viewers'; readonly id: string }
  | { readonly t: 'gone'; readonly id: string }
  /** A device was signed out; `id` is the hash of its session. */
  | { readonly t: 'signedOut'; readonly id: string }
  /** Some news may have been missed. */
  | { readonly t: 'all' };

/** How many look at a table with each eye. */
export type Watchers = ReadonlyMap<string, number>;

export interface Shared {
  /**
   * Called once at the start. If no other process is alive, nobody could answer for a while, so nobody is passed over
   * before `until`. Returns what holds for all processes, and whether this is the only one.
   */
  arrive(until: number): Promise<{ readonly mercyUntil: number; readonly isAlone: boolean }>;
  isAlone(): Promise<boolean>;
  /** The events after `n`; undefined if the table is gone. */
  tail(id: string, n: number): Promise<readonly StoredEvent[] | undefined>;
  /** The number of the last event of each table. Those that are gone are missing. */
  latest(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Takes these tables on until then, except those that another process has taken on. Returns which. */
  claim(ids: readonly string[], now: number, until: number): Promise<readonly string[]>;
  /** Says how many are at a table with this eye in this process, and how many of them look at it now. */
  watch(id: string, eye: string, many: number, looking: number): Promise<void>;
  /** Of these tables, the eyes with which somebody looks, in any process that is alive: `table eye`. */
  looking(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many look at each table in other processes that are alive. */
  watchers(ids: readonly string[]): Promise<ReadonlyMap<string, Watchers>>;
  /** Says that a device was signed out here. */
  tellSignedOut(session: string): void;
  hear(on: (news: News) => void): void;
  /** Since when nothing is heard of other processes, by `performance.now()`; undefined while the connection is there. */
  deafSince(): number | undefined;
}
