/**
 * One table in memory. Everything that happens at a table goes through here, one thing
 * at a time: it is tried, stored durably, and only then told to anybody.
 */
import { digest, type Eye, type Msg, Refused, type Seat, type Undone } from '@tabularium/kernel';
import type { Scene, ServerMessage, TableInfo } from '@tabularium/protocol';
import { type Audience, dismiss, enter, isPresent, leave, tell, type Viewer } from '../showing/audience.ts';
import type { Bucket } from '../connections/bucket.ts';
import type { Clock } from '../common/clock.ts';
import { failedAs, newRequestId } from '../common/request-id.ts';
import { type Metrics, noMetrics, timed } from '../metrics/metrics.ts';
import { countStored, countTakenIn } from '../metrics/room-metrics.ts';
import { chatFor, eventNumber, toldNumber } from '../showing/numbers.ts';
import { demandShare } from './budget.ts';
import { askedBy, newRecord, nonceKey, replayEvents, summaryOf, type TableRecord, tookEvent } from './record.ts';
import { needsNewer, restoreEvent } from './taking-in.ts';
import { msg } from '../common/msg.ts';
import { personOf } from '../showing/eye.ts';
import { historyFor, sceneOf } from '../showing/scenes.ts';
import { Conflict } from '../store/conflict.ts';
import type { Watchers } from '../store/shared.ts';
import type { EventBody, Store, StoredEvent } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { votesFor } from '../votes/shown.ts';
import { GONE_MS } from './away.ts';
import { tableInfo } from './table-info.ts';
import { beforeEvent, tellEvent } from './telling.ts';

const COUNT_MS = 400;
/** Whoever is overtaken this often in a row has met something else than other people. */
const MOST_TRIES = 8;
export const AWAY_MS = 5 * 60_000;

type Asker = Pick<Viewer, 'eye' | 'secret'>;

export class Room {
  record: TableRecord;
  readonly audience: Audience = new Map();
  /** How many look on with each eye in other processes. */
  elsewhere: Watchers = new Map();
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
  private line: Promise<unknown> = Promise.resolve();
  /** Why nothing happens here any more; undefined while the room is in use. */
  closed: Msg | undefined;
  private counting: NodeJS.Timeout | undefined;
  /** When the last connection of each seat was closed. */
  private readonly left = new Map<Seat, number>();
  private readonly attendance: Attendance | undefined;

  constructor(record: TableRecord, store: Store, clock: Clock) {
    this.record = record;
    this.store = store;
    this.clock = clock;
    this.touched = clock();
    this.attendance = store.shared && new Attendance(store.shared, this);
  }

  get id(): string {
    return this.record.table.id;
  }

  /** Queues some work: it runs when everything before it is done, and nothing else runs meanwhile. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.line.then(() => {
      if (this.closed) throw new Refused(this.closed);
      this.touched = this.clock();
      return this.store.shared ? this.untilFirst(work) : work();
    });
    this.line = done.catch(() => {});
    return done;
  }

  /** What was tried while another process stored something is tried again on what that made of the table. */
  private async untilFirst<T>(work: () => T | Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (e) {
        if (!(e instanceof Conflict)) throw e;
        if (this.closed) throw new Refused(this.closed);
        if (tries >= MOST_TRIES) throw e;
      }
    }
  }

  /** Takes in what other processes have stored, and returns how many events that was. May be called only from inside `inTurn`. */
  private async catchUp(): Promise<number> {
    const news = await this.store.shared?.tail(this.id, this.record.n);
    if (!news) return this.store.shared ? this.refuseAll(msg('server.removed')) : 0;
    try {
      for (const event of news) this.takeIn(event);
    } catch (e) {
      if (!(e instanceof Refused)) this.broken(e);
      throw e;
    }
    return news.length;
  }

  /** The same in turn, for whoever has heard that there are events up to `n`, or wants to be sure. */
  async freshen(n = Infinity): Promise<void> {
    if (!this.store.shared || this.record.n >= n) return;
    await this.inTurn(async () => {
      if (this.record.n < n) await this.catchUp();
    });
  }

  /** What was stored elsewhere happens here, and is told as if it had been stored here. */
  private takeIn(event: StoredEvent): void {
    // A newer release has brought the game to rules that this one does not have. Whoever comes again finds that release.
    if (needsNewer(this.record, event)) this.refuseAll(msg('server.closing'));
    const before = beforeEvent(this.record, event.body, restoreEvent(this.record, event));
    tookEvent(this.record, event);
    tellEvent(this, event, before);
    countTakenIn(this, event);
  }

  private refuseAll(why: Msg): never {
    this.close(why);
    throw new Refused(why);
  }

  /** Memory is ahead by an event that was not stored: back to what everybody here was shown, and on from there. */
  private async rebuild(shown: number): Promise<void> {
    const stored = await this.store.load(this.id);
    if (!stored) return this.close(msg('server.removed'));
    // A database that took over from another lacks what was shown here: everybody must begin from what it has.
    if (stored.events.length < shown) return this.close(failedAs(newRequestId()));
    const { game, notBefore, clocks } = this.record;
    this.record = newRecord(game, stored.table, clocks.outages);
    this.record.notBefore = notBefore;
    replayEvents(this.record, stored.events.slice(0, shown));
    for (const event of stored.events.slice(shown)) this.takeIn(event);
  }

  /** Whether somebody looks on with this eye, here or in another process. */
  isHere(eye: Eye): boolean {
    return isPresent(this.audience, eye) || this.elsewhere.has(String(eye));
  }

  /** Other processes have said who looks on there. */
  async seeElsewhere(now: Watchers): Promise<void> {
    if (areSame(now, this.elsewhere)) return;
    await this.inTurn(() => {
      for (const eye of this.elsewhere.keys())
        if (eye !== 'public' && !now.has(eye)) this.left.set(Number(eye), this.clock());
      this.elsewhere = now;
      this.tellTable();
    });
  }

  /** Tells other processes who looks on here. */
  tellAttendance(how: 'changes' | 'anew' = 'changes'): void {
    if (how === 'anew') this.attendance?.tellAnew();
    else void this.attendance?.tell();
  }

  /** Adds a viewer and sends what it has missed since event `since`. */
  enter(viewer: Viewer, since = 0): Promise<void> {
    return this.inTurn(async () => {
      // Nobody is shown less than they saw at another process, or let in by a token that was good a moment ago.
      if (this.store.shared) await this.catchUp();
      this.demandGood(viewer);
      const wasThere = isPresent(this.audience, viewer.eye);
      enter(this.audience, viewer, () => this.firstScene(viewer.eye));
      this.sync(viewer, since);
      if (viewer.eye === 'public') this.countSpectators();
      else if (!wasThere) this.tellTable();
      this.tellAttendance();
    });
  }

  /** Tells everybody the number of spectators, after a short delay so that a crowd is announced once. */
  private countSpectators(): void {
    this.counting ??= setTimeout(() => {
      this.counting = undefined;
      if (!this.closed) this.inTurn(() => this.tellTable()).catch(() => {});
    }, COUNT_MS).unref();
  }

  /** Disconnects all viewers with this eye. */
  dismiss(eye: Eye, why: Msg): void {
    dismiss(this.audience, eye, why);
  }

  /** In a game without secrets all eyes share one view object, which saves memory. */
  private firstScene(eye: Eye): Scene {
    const [other] = this.record.game.module.view.isOpen ? this.audience.values() : [];
    return sceneOf(this.record, eye, other?.scene.view);
  }

  /** When the person of this seat was last connected or did something, as far as the server knows. */
  lastHere = (seat: Seat): number =>
    Math.max(this.left.get(seat) ?? 0, this.record.lastActed[seat] ?? 0, this.knownSince);

  /** Sends a whole `sync` to all viewers with this eye, because a `step` cannot express what has changed. */
  showAnew(eye: Eye): void {
    const row = this.audience.get(eye);
    if (!row) return;
    row.scene = sceneOf(this.record, eye);
    for (const viewer of row.viewers) this.sync(viewer, 0);
  }

  /** Sends a whole `sync` to a viewer that asks for it. */
  resync(viewer: Viewer): Promise<void> {
    return this.inTurn(() => this.sync(viewer, 0));
  }

  async leave(viewer: Viewer): Promise<void> {
    await this.inTurn(() => {
      leave(this.audience, viewer);
      if (viewer.eye !== 'public') this.left.set(viewer.eye, this.clock());
      if (viewer.eye === 'public') this.countSpectators();
      else if (!isPresent(this.audience, viewer.eye)) this.tellTable();
      this.tellAttendance();
    }).catch(() => leave(this.audience, viewer));
  }

  private sync(viewer: Viewer, since: number): void {
    const { record } = this;
    const { eye, owner } = viewer;
    const n = toldNumber(record, eye, record.n);
    const seen = since > n ? 0 : eventNumber(record, eye, since);
    const scene = this.audience.get(eye)?.scene ?? sceneOf(record, eye);
    const inputs = record.inputEvents.filter((m) => m.n <= seen).length;
    const known = seen === 0 ? 0 : 1 + record.match.inputsFor(eye, inputs);
    const message: ServerMessage = {
      t: 'sync',
      n,
      seat: personOf(eye),
      owner,
      table: this.tableFor(eye),
      scene,
      hash: digest(scene),
      from: known,
      record: historyFor(record, eye, known),
      chat: chatFor(record, eye, seen),
    };
    viewer.send(message, JSON.stringify(message));
  }

  tellTable(): void {
    const table = tableInfo(this.record, this.audience, this.elsewhere);
    tell(this.audience, (eye) => ({
      t: 'table',
      n: toldNumber(this.record, eye, this.record.n),
      table: { ...table, ...votesFor(this, eye) },
    }));
  }

  tableFor(eye: Eye): TableInfo {
    return { ...tableInfo(this.record, this.audience, this.elsewhere), ...votesFor(this, eye) };
  }

  /** Throws if the seat was freed, and perhaps taken by somebody else, since this person showed their token. */
  private demandGood({ eye, secret }: Asker): void {
    if (secret === undefined || eye === 'public') return;
    if (this.record.seats[eye]?.tokenHash !== secret) throw new Refused(msg('server.freed'));
  }

  /** Carries a person's message out once, if they have not used up their share of the table. */
  once(by: Asker, nonce: string, work: () => Promise<void>): Promise<ServerMessage> {
    return this.onceUnlimited(by, nonce, async () => {
      demandShare(this.record, by.eye);
      await work();
    });
  }

  /**
   * The same for bots, and for whoever leaves: a share that is used up stops nobody else. If the message arrives again with
   * the same nonce, it gets the first answer.
   */
  onceUnlimited(by: Asker, nonce: string, work: () => Promise<void>): Promise<ServerMessage> {
    const { eye } = by;
    return this.inTurn(async (): Promise<ServerMessage> => {
      try {
        this.demandGood(by);
        const known = this.record.nonces.get(nonceKey(askedBy(eye), nonce));
        if (known !== undefined) return { t: 'ok', nonce, n: toldNumber(this.record, eye, known) };
        await work();
        return { t: 'ok', nonce, n: toldNumber(this.record, eye, this.record.n) };
      } catch (e) {
        if (!(e instanceof Refused)) throw e;
        // A refusal stands only if nothing has happened meanwhile.
        if (this.store.shared && !this.closed && (await this.catchUp()) > 0)
          throw new Conflict('refused by what is no longer so', { cause: e });
        return { t: 'no', nonce, reason: e.reason, rules: e.rules, offered: e.offered };
      }
    });
  }

  /** Stores an event and then tells it. May be called only from inside `inTurn`. `undone` belongs to an undo. */
  async commit(by: string, nonce: string, body: EventBody, undone?: Undone): Promise<void> {
    // Time does not go back at a table, though a clock may be set back.
    const event = { n: this.record.n + 1, at: Math.max(this.clock(), this.record.last), by, nonce, body };
    const before = beforeEvent(this.record, body, undone);
    try {
      tookEvent(this.record, event);
      await this.store.append(this.id, event, summaryOf(this.record));
    } catch (e) {
      if (e instanceof Conflict && this.store.shared) await this.backTo(event.n - 1);
      else this.broken(e);
      throw e;
    }
    tellEvent(this, event, before);
    countStored(this, event);
    queueMicrotask(this.onChange);
  }

  private async backTo(shown: number): Promise<void> {
    try {
      await timed(this.metrics, 'rebuild_seconds', () => this.rebuild(shown));
    } catch (e) {
      if (!(e instanceof Refused)) this.broken(e);
      throw e;
    }
  }

  /** Memory is not what the store has, so the room is closed and everybody must connect again. */
  private broken(e: unknown): void {
    const request = newRequestId();
    this.close(failedAs(request));
    this.onBroken(e, request);
  }

  /** Closes the room and tells everybody in it why. */
  close(why: Msg): void {
    if (this.closed) return;
    this.closed = why;
    this.onClosed();
    clearTimeout(this.counting);
    tell(this.audience, () => ({ t: 'bye', reason: why }));
    this.audience.clear();
    this.tellAttendance();
  }

  /** Resolves when the queue as it is now is done. */
  async idle(): Promise<void> {
    await this.line;
  }
}

const areSame = (a: Watchers, b: Watchers): boolean =>
  a.size === b.size && [...a].every(([eye, many]) => b.get(eye) === many);
