/** All tables: those in memory, and those that can be loaded from the store. */
import { Damaged, NewerRules, Refused } from '@tabularium/kernel';
import type { AnyModule } from '@tabularium/parts';
import type { Clock } from '../common/clock.ts';
import type { Rate } from '../connections/bucket.ts';
import { type Limits, LIMITS_BY_DEFAULT } from '../connections/limits.ts';
import { type Games, gameById, type LoadedGame, loaded } from '../games/games.ts';
import { failedAs, newRequestId } from '../common/request-id.ts';
import { errorFacts, type Log } from '../common/log.ts';
import { type Metrics, noMetrics, timed } from '../metrics/metrics.ts';
import { Packs } from '../games/packs.ts';
import { People } from '../people/people.ts';
import { letGo } from './past.ts';
import { isOver, newRecord, replayEvents, SERVER, summaryOf, type TableRecord, tookEvent } from './record.ts';
import { AWAY_MS, Room } from './room.ts';
import type { Stop } from './stops.ts';
import { msg } from '../common/msg.ts';
import { Conflict } from '../store/conflict.ts';
import type { Store, StoredEvent, StoredTable } from '../store/store.ts';

/** A table with no viewers leaves memory after this time. */
const IDLE_MS = 10 * 60_000;
/** How many tables are removed or archived at most in one pass. */
const AT_ONCE = 100;
/** Archiving is work, so few games are archived in one pass, one after another. */
const ARCHIVED_AT_ONCE = 20;
/** After a start nobody is passed over for this long, because nobody could answer while the server was down. */
export const MERCY_MS = 5 * 60_000;
const MOST_TRIES = 3;

type Kept = Pick<Limits, 'importedMs' | 'unplayedMs' | 'abandonedMs'>;

export class Tables {
  readonly store: Store;
  readonly games: Games;
  readonly clock: Clock;
  readonly log: Log;
  readonly packs: Packs;
  readonly people: People;
  readonly metrics: Metrics;
  /** Called for every room that is created or loaded. */
  onRoom: (room: Room) => void = () => {};
  /** The game module for new tables, with the content pack in use, if any. */
  contentInUse: (module: AnyModule) => AnyModule | Promise<AnyModule> = (module) => module;
  /** Nobody is passed over before this time. */
  mercyUntil: number;
  /** When the server was down: nobody's clock ran. */
  readonly outages: Stop[] = [];
  private readonly started: number;
  /** How long somebody must be away before a bot may play for them, where nobody is timed. */
  awayMs = AWAY_MS;
  /** How much the person at a seat may do, through all connections. */
  deedRate: Rate = LIMITS_BY_DEFAULT.messages;
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  /** Set when the server stops: nothing is loaded from then on. */
  closed = false;

  constructor(store: Store, games: Games, clock: Clock, log: Log, metrics: Metrics = noMetrics) {
    this.store = store;
    this.games = games;
    this.clock = clock;
    this.log = log;
    this.metrics = metrics;
    this.packs = new Packs(store);
    this.people = new People(store.sql, clock);
    this.started = clock();
    this.mercyUntil = this.started + MERCY_MS;
  }

  /** Stores a new table and opens its room. */
  async add(record: TableRecord, events: readonly StoredEvent[] = []): Promise<Room> {
    await this.store.create(record.table, summaryOf(record), events, record.game.module.pack);
    const room = this.roomOf(record);
    this.rooms.set(room.id, Promise.resolve(room));
    // A bot may be the first to move. This process has opened the table, so it lets it think.
    if (this.store.shared) queueMicrotask(() => room.onChange());
    this.log('table.open', { table: room.id, game: record.table.game, seats: record.seats.length });
    return room;
  }

  /** The room of a table if it is in memory, or about to be. */
  known(id: string): Promise<Room | undefined> | undefined {
    return this.rooms.get(id)?.catch(() => undefined);
  }

  async loadedRooms(): Promise<readonly Room[]> {
    const rooms = await Promise.all([...this.rooms.values()].map((r) => r.catch(() => undefined)));
    return rooms.flatMap((room) => room ?? []);
  }

  /** The room of a table, loaded if necessary. Undefined if there is no such table. */
  room(id: string): Promise<Room | undefined> {
    const known = this.rooms.get(id);
    if (known) return known;
    if (this.closed) return Promise.reject(new Refused(msg('server.closing')));
    const loading = this.load(id);
    this.rooms.set(id, loading);
    loading.then(
      (room) => room ?? this.rooms.delete(id),
      () => this.rooms.delete(id),
    );
    return loading;
  }

  async remove(room: Room): Promise<void> {
    await room.inTurn(async () => {
      await this.store.remove(room.id);
      this.rooms.delete(room.id);
      room.close(msg('server.removed'));
    });
    this.log('table.remove', { table: room.id });
  }

  /** Removes rooms from memory that nobody has looked at for a while. */
  async sweep(): Promise<void> {
    const now = this.clock();
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => undefined);
      await room?.idle();
      // No await between this check and the close: an event stored in between would be missing if the table is loaded meanwhile.
      if (!room || room.audience.size > 0 || now - room.touched < IDLE_MS) continue;
      this.rooms.delete(id);
      room.close(failedAs(newRequestId()));
    }
  }

  /** Removes what nobody has touched for as long as the limits say, unless somebody is connected. */
  async expire({ importedMs, unplayedMs, abandonedMs }: Kept): Promise<void> {
    const now = this.clock();
    await this.removeAll('imported', await this.store.staleImports(now - importedMs, AT_ONCE));
    if (Number.isFinite(unplayedMs))
      await this.removeAll('unplayed', await this.store.forsaken('unplayed', now - unplayedMs, AT_ONCE));
    if (Number.isFinite(abandonedMs))
      await this.removeAll('abandoned', await this.store.forsaken('all', now - abandonedMs, AT_ONCE));
  }

  private async removeAll(why: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const room = await this.rooms.get(id)?.catch(() => undefined);
      if (room && room.audience.size > 0) continue;
      if (room) await this.remove(room);
      else await this.store.remove(id);
      this.log('table.expired', { table: id, why });
    }
  }

  /** Compresses games that are over and have not been touched for this long. Those in memory come later. */
  async archive(olderThanMs: number): Promise<void> {
    if (!Number.isFinite(olderThanMs)) return;
    for (const id of await this.store.archivable(this.clock() - olderThanMs, ARCHIVED_AT_ONCE)) {
      if (this.rooms.has(id) || this.closed) continue;
      try {
        if (await this.store.archive(id)) this.log('table.archived', { table: id });
      } catch (e) {
        if (!(e instanceof Damaged)) throw e;
        this.log('table.damaged', { table: id, ...errorFacts(e) });
      }
    }
  }

  /** How many inputs are held of all tables in memory. */
  async inputsHeld(): Promise<number> {
    return (await this.loadedRooms()).reduce((sum, { record }) => sum + record.match.entries.length, 0);
  }

  get inMemory(): number {
    return this.rooms.size;
  }

  /** Finishes what is under way in every room, and tells everybody that the server is stopping. */
  async close(): Promise<void> {
    this.closed = true;
    for (const room of await this.loadedRooms()) {
      await room.idle();
      room.close(msg('server.closing'));
    }
    this.rooms.clear();
  }

  private async load(id: string): Promise<Room | undefined> {
    try {
      return await this.loadUntilFirst(id);
    } catch (e) {
      // While a new release is rolled out, whoever comes again finds it.
      if (e instanceof NewerRules && this.store.shared && !(await this.store.shared.isAlone()))
        throw new Refused(msg('server.closing'));
      if (e instanceof NewerRules) throw new Refused(msg('server.newerRules', { version: e.version, here: e.here }));
      if (!(e instanceof Damaged)) throw e;
      this.log('table.damaged', { table: id, ...errorFacts(e) });
      throw new Refused(msg('server.damaged'));
    }
  }

  /** Two processes may bring a game to new rules at once: the second loads it again. */
  private async loadUntilFirst(id: string): Promise<Room | undefined> {
    for (let tries = 1; ; tries++) {
      try {
        return await timed(this.metrics, 'load_seconds', () => this.loadWhole(id));
      } catch (e) {
        if (!(e instanceof Conflict && this.store.shared) || tries >= MOST_TRIES) throw e;
      }
    }
  }

  private async loadWhole(id: string): Promise<Room | undefined> {
    const stored = await this.store.load(id);
    const game = stored && gameById(this.games, stored.table.game);
    if (!game) return undefined;
    const played = await this.packs.named(await loaded(game), stored.table.pack, stored.table.version);
    const record = recordOf(played, stored.table, stored.events, this.outages);
    const { reached, module } = record.match;
    // This holds for finished games too: older rules may not know how to show them.
    if (reached > module.meta.version) throw new NewerRules(reached, module.meta.version);
    await this.upgrade(record);
    const elsewhere = await this.store.shared?.watchers([id]);
    const room = this.roomOf(record);
    room.elsewhere = elsewhere?.get(id) ?? room.elsewhere;
    return room;
  }

  /** Brings a running game to the current version of its rules. The change is stored like a move. */
  private async upgrade(record: TableRecord): Promise<void> {
    const { match } = record;
    if (isOver(record)) return;
    const why = match.upgrade();
    const entry = match.entries[record.inputEvents.length];
    if (!entry) return;
    const event: StoredEvent = {
      n: record.n + 1,
      at: Math.max(this.clock(), record.last),
      by: SERVER,
      nonce: '',
      body: { t: 'input', entry },
    };
    tookEvent(record, event);
    await this.store.append(record.table.id, event, summaryOf(record));
    this.log('table.upgrade', { table: record.table.id, why });
  }

  private roomOf(record: TableRecord): Room {
    record.notBefore = this.mercyUntil;
    record.clocks.outages = this.outages;
    letGo(record);
    const room = new Room(record, this.store, this.clock);
    // Who was connected to another process before is not known here, so they count as away from now on at the earliest.
    room.knownSince = this.store.shared ? this.clock() : this.started;
    room.awayMs = this.awayMs;
    room.metrics = this.metrics;
    room.deedRate = this.deedRate;
    room.onClosed = () => this.rooms.delete(room.id);
    room.onBroken = (e, request) => {
      this.log('store.failed', { request, table: room.id, error: String(e) });
    };
    this.onRoom(room);
    return room;
  }
}

export const recordOf = (
  game: LoadedGame,
  table: StoredTable,
  events: readonly StoredEvent[],
  outages: readonly Stop[] = [],
): TableRecord => {
  const record = newRecord(game, table, outages);
  replayEvents(record, events);
  return record;
};
