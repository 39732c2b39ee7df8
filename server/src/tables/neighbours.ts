/** Other processes on the same store: what they write is taken in here, and who looks on here is told there. */
import { Refused } from '@tabularium/kernel';
import { errorFacts } from '../common/log.ts';
import { msg } from '../common/msg.ts';
import type { News, Shared, Watchers } from '../store/shared.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

/** News that was lost, or never sent because a process died, is made good within this time. */
const LOOK_MS = 3000;
/** People who come and go in the same moment are counted together. */
const COUNT_MS = 100;
const NOBODY: Watchers = new Map();

export class Neighbours {
  private readonly tables: Tables;
  private readonly shared: Shared;
  private readonly look: NodeJS.Timeout;
  private readonly recount = new Set<string>();
  private counting: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(tables: Tables, shared: Shared, lookMs = LOOK_MS) {
    this.tables = tables;
    this.shared = shared;
    shared.hear((news) => this.heard(news));
    tables.people.onSignedOut = (session) => shared.tellSignedOut(session);
    this.look = setInterval(() => void this.lookAtAll(), lookMs).unref();
  }

  close(): void {
    this.shared.hear(() => {});
    clearInterval(this.look);
    clearTimeout(this.counting);
  }

  private heard(news: News): void {
    if (news.t === 'all') return void this.lookAtAll('attendance too');
    if (news.t === 'signedOut') return void this.signedOut(news.id);
    const known = this.tables.known(news.id);
    if (!known) return;
    if (news.t === 'viewers') return this.countSoon(news.id);
    void known.then((room) => {
      if (!room) return;
      if (news.t === 'gone') room.close(msg('server.removed'));
      // Where nobody looks on, it is taken in when somebody comes.
      else if (room.audience.size > 0) void this.quietly(room, () => room.freshen(news.n, news.told));
    });
  }

  private async signedOut(session: string): Promise<void> {
    try {
      await this.tables.people.endIfSignedOut(session);
    } catch (e) {
      this.tables.log('neighbours.failed', errorFacts(e));
    }
  }

  /** Compares everything that somebody looks at with the store: one question for all of it. */
  private async lookAtAll(what: 'events' | 'attendance too' = 'events'): Promise<void> {
    if (this.isLooking && what === 'events') return;
    this.isLooking = true;
    try {
      const rooms = (await this.tables.loadedRooms()).filter((room) => room.audience.size > 0);
      // The database forgets who looks on when it crashes.
      if (what === 'attendance too') for (const room of rooms) room.tellAttendance('anew');
      if (rooms.length === 0) return;
      const latest = await this.shared.latest(rooms.map((room) => room.id));
      for (const room of rooms) {
        const n = latest.get(room.id);
        if (n === undefined) room.close(msg('server.removed'));
        else if (n !== room.record.n) await this.quietly(room, () => room.freshen());
        this.recount.add(room.id);
      }
      await this.count();
    } catch (e) {
      this.tables.log('neighbours.failed', errorFacts(e));
    } finally {
      this.isLooking = false;
    }
  }

  private countSoon(id: string): void {
    this.recount.add(id);
    this.counting ??= setTimeout(() => {
      this.counting = undefined;
      this.count().catch((e: unknown) => this.tables.log('neighbours.failed', errorFacts(e)));
    }, COUNT_MS).unref();
  }

  private async count(): Promise<void> {
    const ids = [...this.recount];
    this.recount.clear();
    if (ids.length === 0) return;
    const found = await this.shared.watchers(ids);
    for (const id of ids) {
      const room = await this.tables.known(id);
      if (room) await this.quietly(room, () => room.seeElsewhere(found.get(id) ?? NOBODY));
    }
  }

  /** A room that is being closed refuses everything; whoever comes again finds a new one. */
  private async quietly(room: Room, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (e) {
      if (!(e instanceof Refused)) this.tables.log('neighbours.failed', { table: room.id, ...errorFacts(e) });
    }
  }
}
