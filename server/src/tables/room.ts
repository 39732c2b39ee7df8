/**
 * One table while it is in memory. What happens at a table happens here, one
 * thing after another: tried, made durable, and only then told.
 */
import { digest, type Msg, Refused, type Seat } from '@tabularium/kernel';
import type { Scene, ServerMessage } from '@tabularium/protocol';
import { type Audience, dismiss, enter, isPresent, leave, tell, type Viewer } from '../showing/audience.ts';
import type { Bucket } from '../connections/bucket.ts';
import type { Clock } from '../common/clock.ts';
import { chatFor, eventNumber, toldNumber } from '../showing/numbers.ts';
import { demandShare } from './budget.ts';
import { nonceKey, summaryOf, type TableRecord, tookEvent } from './record.ts';
import { say } from '../common/say.ts';
import { seen as asSeen, type Eye, historyFor, sceneOf } from '../showing/scenes.ts';
import type { EventBody, Store, StoredEvent } from '../store/store.ts';
import { tableInfo } from './table-info.ts';

const COUNT_MS = 400;
export const AWAY_MS = 5 * 60_000;

type Asker = Pick<Viewer, 'eye' | 'secret'>;

export class Room {
  readonly record: TableRecord;
  readonly audience: Audience = new Map();
  /** How much each eye has said lately. */
  readonly chatter = new Map<Eye, Bucket>();
  /** How much each seat has done in private lately. */
  readonly privateActs = new Map<Seat, Bucket>();
  readonly store: Store;
  readonly clock: Clock;
  /** When somebody last did something here. */
  touched: number;
  /** Since when the server knows who is here: nobody counts as away for longer than it has run. */
  knownSince = 0;
  /** How long somebody must be away before a bot may play for them, where nobody is timed. */
  awayMs = AWAY_MS;
  /** Called when something has happened and been told. */
  onChange: () => void = () => {};
  /** Called when the store failed: what is in memory can no longer be trusted. */
  onBroken: (e: unknown) => void = () => {};
  private line: Promise<unknown> = Promise.resolve();
  /** Why nothing happens here any more; undefined while the room is in use. */
  closed: Msg | undefined;
  private counting: NodeJS.Timeout | undefined;
  /** When each seat was last left by whoever looked from it. */
  private readonly left = new Map<Seat, number>();

  constructor(record: TableRecord, store: Store, clock: Clock) {
    this.record = record;
    this.store = store;
    this.clock = clock;
    this.touched = clock();
  }

  get id(): string {
    return this.record.table.id;
  }

  /** Does some work when all that came before is done; nothing half-done is ever seen from here. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.line.then(() => {
      if (this.closed) throw new Refused(this.closed);
      this.touched = this.clock();
      return work();
    });
    this.line = done.catch(() => {});
    return done;
  }

  /** Lets a viewer in and sends all it has missed since event `since`. */
  enter(viewer: Viewer, since = 0): Promise<void> {
    return this.inTurn(() => {
      this.demandGood(viewer);
      const wasThere = isPresent(this.audience, viewer.eye);
      enter(this.audience, viewer, () => this.firstScene(viewer.eye));
      this.sync(viewer, since);
      if (viewer.eye === 'spectator') this.countSpectators();
      else if (!wasThere) this.tellTable();
    });
  }

  /** Everybody is told how many look on, but a crowd that comes or goes is told of once. */
  private countSpectators(): void {
    this.counting ??= setTimeout(() => {
      this.counting = undefined;
      if (!this.closed) this.inTurn(() => this.tellTable()).catch(() => {});
    }, COUNT_MS).unref();
  }

  /** Whoever looks with this eye is sent away. */
  dismiss(eye: Eye, why: Msg): void {
    dismiss(this.audience, eye, why);
  }

  /** Where nothing is hidden, all eyes look at one view: it need not be kept once for each. */
  private firstScene(eye: Eye): Scene {
    const [other] = this.record.game.module.view.isOpen ? this.audience.values() : [];
    return sceneOf(this.record, eye, other?.scene.view);
  }

  /** When somebody was last here from this seat, as far as is known: connected, or doing something. */
  lastHere = (seat: Seat): number =>
    Math.max(this.left.get(seat) ?? 0, this.record.lastActed[seat] ?? 0, this.knownSince);

  /** Everything once more for all who look with this eye, because more has changed than a step can say. */
  showAnew(eye: Eye): void {
    const row = this.audience.get(eye);
    if (!row) return;
    row.scene = sceneOf(this.record, eye);
    for (const viewer of row.viewers) this.sync(viewer, 0);
  }

  /** Everything once more, for a viewer that lost the thread. */
  resync(viewer: Viewer): Promise<void> {
    return this.inTurn(() => this.sync(viewer, 0));
  }

  async leave(viewer: Viewer): Promise<void> {
    await this.inTurn(() => {
      leave(this.audience, viewer);
      if (viewer.eye !== 'spectator') this.left.set(viewer.eye, this.clock());
      if (viewer.eye === 'spectator') this.countSpectators();
      else if (!isPresent(this.audience, viewer.eye)) this.tellTable();
    }).catch(() => leave(this.audience, viewer));
  }

  private sync(viewer: Viewer, since: number): void {
    const { record } = this;
    const { eye, owner } = viewer;
    const n = toldNumber(record, eye, record.n);
    const seen = since > n ? 0 : eventNumber(record, eye, since);
    const scene = this.audience.get(eye)?.scene ?? sceneOf(record, eye);
    const inputs = record.made.filter((m) => m.n <= seen).length;
    const known = seen === 0 ? 0 : 1 + record.match.inputsFor(asSeen(eye), inputs);
    const message: ServerMessage = {
      t: 'sync',
      n,
      seat: eye,
      owner,
      table: tableInfo(record, this.audience),
      scene,
      hash: digest(scene),
      from: known,
      record: historyFor(record, eye, known),
      chat: chatFor(record, eye, seen),
    };
    viewer.send(message, JSON.stringify(message));
  }

  tellTable(): void {
    const table = tableInfo(this.record, this.audience);
    tell(this.audience, (eye) => ({ t: 'table', n: toldNumber(this.record, eye, this.record.n), table }));
  }

  /** The seat may have been made free, and taken by somebody else, since the secret was shown. */
  private demandGood({ eye, secret }: Asker): void {
    if (secret === undefined || eye === 'spectator') return;
    if (this.record.seats[eye]?.tokenHash !== secret) throw new Refused(say('server.freed'));
  }

  /** A message is carried out once: a second arrival gets the first one's answer. */
  once(by: Asker, nonce: string, work: () => Promise<void>): Promise<ServerMessage> {
    const { eye } = by;
    return this.inTurn(async (): Promise<ServerMessage> => {
      try {
        this.demandGood(by);
        const known = this.record.nonces.get(nonceKey(String(eye), nonce));
        if (known !== undefined) return { t: 'ok', nonce, n: toldNumber(this.record, eye, known) };
        demandShare(this.record, eye);
        await work();
        return { t: 'ok', nonce, n: toldNumber(this.record, eye, this.record.n) };
      } catch (e) {
        if (!(e instanceof Refused)) throw e;
        return { t: 'no', nonce, reason: e.reason, rules: e.rules, offered: e.offered };
      }
    });
  }

  /** Writes down what has been tried. Only to be called by work that is in its turn. */
  async commit(by: string, nonce: string, body: EventBody): Promise<StoredEvent> {
    const event = { n: this.record.n + 1, at: this.clock(), by, nonce, body };
    try {
      tookEvent(this.record, event);
      await this.store.append(this.id, event, summaryOf(this.record));
    } catch (e) {
      // What is in memory is ahead of what is stored: everybody must come in again.
      this.close(say('server.failed'));
      this.onBroken(e);
      throw e;
    }
    queueMicrotask(this.onChange);
    return event;
  }

  /** Nothing happens here any more; who is here is told why. */
  close(why: Msg): void {
    if (this.closed) return;
    this.closed = why;
    clearTimeout(this.counting);
    tell(this.audience, () => ({ t: 'bye', reason: why }));
    this.audience.clear();
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await this.line;
  }
}
