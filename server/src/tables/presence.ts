/** Who looks at a table, in this process and in others, and since when somebody does not. */
import type { Eye, Seat } from '@tabularium/kernel';
import { type Audience, isPresent, leave, type Viewer } from '../showing/audience.ts';
import type { Watchers } from '../store/shared.ts';
import { Attendance } from './attendance.ts';
import type { Room } from './room.ts';

const COUNT_MS = 400;

export class Presence {
  readonly audience: Audience = new Map();
  /** How many look on with each eye in other processes. */
  elsewhere: Watchers = new Map();
  private readonly room: Room;
  /** When the last connection of each seat was closed. */
  private readonly left = new Map<Seat, number>();
  private readonly attendance: Attendance | undefined;
  private counting: NodeJS.Timeout | undefined;

  constructor(room: Room) {
    this.room = room;
    this.attendance = room.store.shared && new Attendance(room.store.shared, room);
  }

  /** Whether somebody looks on with this eye, here or in another process. */
  isHere(eye: Eye): boolean {
    return isPresent(this.audience, eye) || this.elsewhere.has(String(eye));
  }

  leftAt(seat: Seat): number {
    return this.left.get(seat) ?? 0;
  }

  /** A viewer is in the audience now; `wasThere`: so was another with the same eye. */
  entered({ eye }: Viewer, wasThere: boolean): void {
    if (eye === 'public') this.countSpectators();
    else if (!wasThere) this.room.tellTable();
    this.tellAttendance();
  }

  leave(viewer: Viewer): void {
    leave(this.audience, viewer);
    if (viewer.eye !== 'public') this.left.set(viewer.eye, this.room.clock());
    if (viewer.eye === 'public') this.countSpectators();
    else if (!isPresent(this.audience, viewer.eye)) this.room.tellTable();
    this.tellAttendance();
  }

  /** Other processes have said who looks on there. */
  async seeElsewhere(now: Watchers): Promise<void> {
    if (areSame(now, this.elsewhere)) return;
    await this.room.inTurn(() => {
      for (const eye of this.elsewhere.keys())
        if (eye !== 'public' && !now.has(eye)) this.left.set(Number(eye), this.room.clock());
      this.elsewhere = now;
      this.room.tellTable();
    });
  }

  /** Tells other processes who looks on here. */
  tellAttendance(how: 'changes' | 'anew' = 'changes'): void {
    if (how === 'anew') this.attendance?.tellAnew();
    else void this.attendance?.tell();
  }

  /** Tells everybody the number of spectators, after a short delay so that a crowd is announced once. */
  private countSpectators(): void {
    this.counting ??= setTimeout(() => {
      this.counting = undefined;
      if (!this.room.closed) this.room.inTurn(() => this.room.tellTable()).catch(() => {});
    }, COUNT_MS).unref();
  }

  /** The room is closed: nobody looks on any more. */
  end(): void {
    clearTimeout(this.counting);
    this.audience.clear();
    this.tellAttendance();
  }
}

const areSame = (a: Watchers, b: Watchers): boolean =>
  a.size === b.size && [...a].every(([eye, many]) => b.get(eye) === many);
