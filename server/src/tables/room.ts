/**
 * One table in memory. Everything that happens at a table goes through here, one thing
 * at a time: it is tried, stored durably, and only then told to anybody.
 */
import { digest, type Eye, type Msg, Refused, type Seat, type Undone } from '@tabularium/kernel';
import type { Scene, ServerMessage } from '@tabularium/protocol';
import { type Audience, dismiss, enter, isPresent, leave, tell, type Viewer } from '../showing/audience.ts';
import type { Bucket } from '../connections/bucket.ts';
import type { Clock } from '../common/clock.ts';
import { chatFor, eventNumber, toldNumber } from '../showing/numbers.ts';
import { demandShare } from './budget.ts';
import { askedBy, nonceKey, summaryOf, type TableRecord, tookEvent } from './record.ts';
import { msg } from '../common/msg.ts';
import { personOf } from '../showing/eye.ts';
import { historyFor, sceneOf } from '../showing/scenes.ts';
import type { EventBody, Store } from '../store/store.ts';
import { tableInfo } from './table-info.ts';
import { beforeEvent, tellEvent } from './telling.ts';

const COUNT_MS = 400;
export const AWAY_MS = 5 * 60_000;

type Asker = Pick<Viewer, 'eye' | 'secret'>;

export class Room {
  readonly record: TableRecord;
  readonly audience: Audience = new Map();
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
  /** Called after every stored event. */
  onChange: () => void = () => {};
  /** Called when storing failed: the room in memory can no longer be trusted. */
  onBroken: (e: unknown) => void = () => {};
  private line: Promise<unknown> = Promise.resolve();
  /** Why nothing happens here any more; undefined while the room is in use. */
  closed: Msg | undefined;
  private counting: NodeJS.Timeout | undefined;
  /** When the last connection of each seat was closed. */
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

  /** Queues some work: it runs when everything before it is done, and nothing else runs meanwhile. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.line.then(() => {
      if (this.closed) throw new Refused(this.closed);
      this.touched = this.clock();
      return work();
    });
    this.line = done.catch(() => {});
    return done;
  }

  /** Adds a viewer and sends what it has missed since event `since`. */
  enter(viewer: Viewer, since = 0): Promise<void> {
    return this.inTurn(() => {
      this.demandGood(viewer);
      const wasThere = isPresent(this.audience, viewer.eye);
      enter(this.audience, viewer, () => this.firstScene(viewer.eye));
      this.sync(viewer, since);
      if (viewer.eye === 'public') this.countSpectators();
      else if (!wasThere) this.tellTable();
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
      // Memory is ahead of the store now, so the room is closed and everybody must connect again.
      this.close(msg('server.failed'));
      this.onBroken(e);
      throw e;
    }
    tellEvent(this, event, before);
    queueMicrotask(this.onChange);
  }

  /** Closes the room and tells everybody in it why. */
  close(why: Msg): void {
    if (this.closed) return;
    this.closed = why;
    clearTimeout(this.counting);
    tell(this.audience, () => ({ t: 'bye', reason: why }));
    this.audience.clear();
  }

  /** Resolves when the queue as it is now is done. */
  async idle(): Promise<void> {
    await this.line;
  }
}
