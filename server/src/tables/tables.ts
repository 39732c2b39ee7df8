/** All tables: those in memory, and those that can be loaded from the store. */
import { Damaged, NewerRules, Refused } from '@tabularium/kernel';
import type { AnyModule } from '@tabularium/parts';
import type { Clock } from '../common/clock.ts';
import { type Games, gameById, type LoadedGame, loaded } from '../games/games.ts';
import { errorFacts, type Log } from '../common/log.ts';
import { Packs } from '../games/packs.ts';
import { People } from '../people/people.ts';
import { isOver, newRecord, replayEvents, SERVER, summaryOf, type TableRecord, tookEvent } from './record.ts';
import { AWAY_MS, Room } from './room.ts';
import { msg } from '../common/msg.ts';
import type { Store, StoredEvent, StoredTable } from '../store/store.ts';

/** A table with no viewers leaves memory after this time. */
const IDLE_MS = 10 * 60_000;
/** How many imported games are removed at most in one pass. */
const EXPIRED_AT_ONCE = 100;
/** After a start nobody is passed over for this long, because nobody could answer while the server was down. */
const MERCY_MS = 5 * 60_000;

export class Tables {
  readonly store: Store;
  readonly games: Games;
  readonly clock: Clock;
  readonly log: Log;
  readonly packs: Packs;
  readonly people: People;
  /** Called for every room that is created or loaded. */
  onRoom: (room: Room) => void = () => {};
  /** The game module for new tables, with the content pack in use, if any. */
  contentInUse: (module: AnyModule) => AnyModule | Promise<AnyModule> = (module) => module;
  /** Nobody is passed over before this time. */
  readonly mercyUntil: number;
  private readonly started: number;
  /** How long somebody must be away before a bot may play for them, where nobody is timed. */
  awayMs = AWAY_MS;
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  /** Set when the server stops: nothing is loaded from then on. */
  closed = false;

  constructor(store: Store, games: Games, clock: Clock, log: Log) {
    this.store = store;
    this.games = games;
    this.clock = clock;
    this.log = log;
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
    this.log('table.open', { table: room.id, game: record.table.game, seats: record.seats.length });
    return room;
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
      room.close(msg('server.failed'));
    }
  }

  /** Removes imported games at which nothing has happened for this long, unless somebody is connected. */
  async expireImports(olderThanMs: number): Promise<void> {
    for (const id of await this.store.staleImports(this.clock() - olderThanMs, EXPIRED_AT_ONCE)) {
      const room = await this.rooms.get(id)?.catch(() => undefined);
      if (room && room.audience.size > 0) continue;
      if (room) await this.remove(room);
      else await this.store.remove(id);
      this.log('table.expired', { table: id });
    }
  }

  get inMemory(): number {
    return this.rooms.size;
  }

  /** Finishes what is under way in every room, and tells everybody that the server is stopping. */
  async close(): Promise<void> {
    this.closed = true;
    const rooms = await Promise.all([...this.rooms.values()].map((r) => r.catch(() => undefined)));
    for (const room of rooms) {
      await room?.idle();
      room?.close(msg('server.closing'));
    }
    this.rooms.clear();
  }

  private async load(id: string): Promise<Room | undefined> {
    try {
      return await this.loadWhole(id);
    } catch (e) {
      if (e instanceof NewerRules) throw new Refused(msg('server.newerRules', { version: e.version, here: e.here }));
      if (!(e instanceof Damaged)) throw e;
      this.log('table.damaged', { table: id, ...errorFacts(e) });
      throw new Refused(msg('server.damaged'));
    }
  }

  private async loadWhole(id: string): Promise<Room | undefined> {
    const stored = await this.store.load(id);
    const game = stored && gameById(this.games, stored.table.game);
    if (!game) return undefined;
    const played = await this.packs.named(await loaded(game), stored.table.pack, stored.table.version);
    const record = recordOf(played, stored.table, stored.events);
    const { reached, module } = record.match;
    // This holds for finished games too: older rules may not know how to show them.
    if (reached > module.meta.version) throw new NewerRules(reached, module.meta.version);
    await this.upgrade(record);
    return this.roomOf(record);
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
      at: this.clock(),
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
    const room = new Room(record, this.store, this.clock);
    room.knownSince = this.started;
    room.awayMs = this.awayMs;
    room.onBroken = (e) => {
      this.rooms.delete(room.id);
      this.log('store.failed', { table: room.id, error: String(e) });
    };
    this.onRoom(room);
    return room;
  }
}

export const recordOf = (game: LoadedGame, table: StoredTable, events: readonly StoredEvent[]): TableRecord => {
  const record = newRecord(game, table);
  replayEvents(record, events);
  return record;
};
