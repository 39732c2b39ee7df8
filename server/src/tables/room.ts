/**
 * One table in memory. Everything that happens at a table goes through here, one thing at a time (`queue.ts`): it is tried,
 * stored durably, and only then told to anybody (`committing.ts`). `presence.ts` knows who looks on, `showing.ts` shows them
 * the table.
 */
import { type Eye, type Msg, Refused, type Seat, type Undone } from '@tabularium/kernel';
import type { ServerMessage, TableInfo } from '@tabularium/protocol';
import { type Audience, dismiss, enter, isPresent, leave, tell, type Viewer } from '../showing/audience.ts';
import type { Bucket, Rate } from '../connections/bucket.ts';
import { LIMITS_BY_DEFAULT } from '../connections/limits.ts';
import type { Clock } from '../common/clock.ts';
import { failedAs, newRequestId } from '../common/request-id.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { GONE_MS } from './away.ts';
import { demandShare } from './budget.ts';
import { type Asker, carryOut, catchUp, commit, demandGood, takeInTold } from './committing.ts';
import type { TableRecord } from './record.ts';
import { Presence } from './presence.ts';
import { Queue, untilFirst } from './queue.ts';
import { showAnew, sync, tableFor, tellTable } from './showing.ts';
import { sceneOf } from '../showing/scenes.ts';
import type { ToldEvent, Watchers } from '../store/shared.ts';
import type { EventBody, Store } from '../store/store.ts';

export const AWAY_MS = 5 * 60_000;

export class Room {
  record: TableRecord;
  /** How much each seat has done lately, through all its connections, and how much it may do. */
  readonly deeds = new Map<Seat, Bucket>();
  deedRate: Rate = LIMITS_BY_DEFAULT.messages;
  /** How much each eye has chatted lately. */
  readonly chatter = new Map<Eye, Bucket>();
  /** How often each seat has said lately that it is writing. */
  readonly writers = new Map<Seat, Bucket>();
  /** How much each seat has done in private lately. */
  readonly privateActs = new Map<Seat, Bucket>();
  readonly store: Store;
  readonly clock: Clock;
  /** When somebody last did something here. */
  touched: number;
  /** When the server started. Nobody counts as away since before that. */
  knownSince = 0;
  /** How long somebody must be away before a bot may play for them, at an untimed table. */
  awayMs = AWAY_MS;
  /** How long the game must have waited for somebody before the others may give it up without them. */
  goneMs = GONE_MS;
  metrics: Metrics = noMetrics;
  /** Called after every stored event. */
  onChange: () => void = () => {};
  /** Called when storing failed: the room in memory can no longer be trusted. */
  onBroken: (e: unknown, request: string) => void = () => {};
  onClosed: () => void = () => {};
  /** Why nothing happens here any more; undefined while the room is in use. */
  closed: Msg | undefined;
  /** The game with every input, as somebody who looked back has needed it. See past.ts. */
  whole: WeakRef<TableRecord['match']> | undefined;
  private readonly queue = new Queue();
  private readonly presence: Presence;

  constructor(record: TableRecord, store: Store, clock: Clock) {
    this.record = record;
    this.store = store;
    this.clock = clock;
    this.touched = clock();
    this.presence = new Presence(this);
  }

  get id(): string {
    return this.record.table.id;
  }

  get audience(): Audience {
    return this.presence.audience;
  }

  /** How many look on with each eye in other processes. */
  get elsewhere(): Watchers {
    return this.presence.elsewhere;
  }

  set elsewhere(now: Watchers) {
    this.presence.elsewhere = now;
  }

  /** Queues some work: it runs when everything before it is done, and nothing else runs meanwhile. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.queue.add(() => {
      this.demandOpen();
      this.touched = this.clock();
      return this.store.shared ? untilFirst(() => this.demandOpen(), work) : work();
    });
  }

  private demandOpen(): void {
    if (this.closed) throw new Refused(this.closed);
  }

  /** Takes in what other processes have stored, for whoever has heard that there are events up to `n`, or wants to be sure. */
  async freshen(n = Infinity, told?: ToldEvent): Promise<void> {
    if (!this.store.shared || this.record.n >= n) return;
    await this.inTurn(async () => {
      if (this.record.n < n && !(told && takeInTold(this, told))) await catchUp(this);
    });
  }

  /** Whether somebody looks on with this eye, here or in another process. */
  isHere(eye: Eye): boolean {
    return this.presence.isHere(eye);
  }

  /** Other processes have said who looks on there. */
  seeElsewhere(now: Watchers): Promise<void> {
    return this.presence.seeElsewhere(now);
  }

  /** Tells other processes who looks on here. */
  tellAttendance(how: 'changes' | 'anew' = 'changes'): void {
    this.presence.tellAttendance(how);
  }

  /** When the person of this seat was last connected or did something, as far as the server knows. */
  lastHere = (seat: Seat): number =>
    Math.max(this.presence.leftAt(seat), this.record.lastActed[seat] ?? 0, this.knownSince);

  /** Adds a viewer and sends what it has missed since event `since`. */
  enter(viewer: Viewer, since = 0): Promise<void> {
    return this.inTurn(async () => {
      // Nobody is shown less than they saw at another process, or let in by a token that was good a moment ago.
      if (this.store.shared) await catchUp(this);
      demandGood(this, viewer);
      const wasThere = isPresent(this.audience, viewer.eye);
      enter(this.audience, viewer, () => sceneOf(this.record, viewer.eye));
      await sync(this, viewer, since);
      this.presence.entered(viewer, wasThere);
    });
  }

  async leave(viewer: Viewer): Promise<void> {
    await this.inTurn(() => this.presence.leave(viewer)).catch(() => leave(this.audience, viewer));
  }

  /** Disconnects all viewers with this eye. */
  dismiss(eye: Eye, why: Msg): void {
    dismiss(this.audience, eye, why);
  }

  /** Sends a whole `sync` to all viewers with this eye, because a `step` cannot express what has changed. */
  showAnew(eye: Eye): void {
    showAnew(this, eye);
  }

  /** Sends a whole `sync` to a viewer that asks for it. */
  resync(viewer: Viewer): Promise<void> {
    return this.inTurn(() => sync(this, viewer, 0));
  }

  tellTable(): void {
    tellTable(this);
  }

  tableFor(eye: Eye): TableInfo {
    return tableFor(this, eye);
  }

  /** Carries a person's message out once, if they have not used up their share of the table. */
  once(by: Asker, nonce: string, work: () => Promise<void>): Promise<ServerMessage> {
    return this.onceUnlimited(by, nonce, async () => {
      demandShare(this.record, by.eye);
      await work();
    });
  }

  /** The same for bots, and for whoever leaves: a share that is used up stops nobody else. */
  onceUnlimited(by: Asker, nonce: string, work: () => Promise<void>): Promise<ServerMessage> {
    return this.inTurn(() => carryOut(this, by, nonce, work));
  }

  /** Stores an event and then tells it. May be called only from inside `inTurn`. `undone` belongs to an undo. */
  commit(by: string, nonce: string, body: EventBody, undone?: Undone): Promise<void> {
    return commit(this, by, nonce, body, undone);
  }

  /** Memory is not what the store has, so the room is closed and everybody must connect again. */
  broken(e: unknown): void {
    const request = newRequestId();
    this.close(failedAs(request));
    this.onBroken(e, request);
  }

  /** Closes the room and tells everybody in it why. */
  close(why: Msg): void {
    if (this.closed) return;
    this.closed = why;
    this.onClosed();
    tell(this.audience, () => ({ t: 'bye', reason: why }));
    this.presence.end();
  }

  /** Resolves when the queue as it is now is done. */
  idle(): Promise<void> {
    return this.queue.idle();
  }
}
