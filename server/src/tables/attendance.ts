/** Tells other processes how many are at a table here with each eye, and how many of them look; the last word comes last. */
import type { Shared } from '../store/shared.ts';
import { lookingWith } from './looking.ts';
import type { Room } from './room.ts';

export class Attendance {
  private readonly shared: Shared;
  private readonly room: Room;
  /** By eye: how many there are and how many of them look, as it was told. */
  private readonly told = new Map<string, string>();
  private isBusy = false;

  constructor(shared: Shared, room: Room) {
    this.shared = shared;
    this.room = room;
  }

  /** Says everything again: the others may have forgotten it. */
  tellAnew(): void {
    this.told.clear();
    void this.tell();
  }

  async tell(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (let next = this.next(); next; next = this.next()) {
        const [eye, many, looking] = next;
        await this.shared.watch(this.room.id, eye, many, looking);
        if (many > 0) this.told.set(eye, `${many} ${looking}`);
        else this.told.delete(eye);
      }
    } catch {
      // It is told when somebody next comes or goes, or when the database is there again.
    } finally {
      this.isBusy = false;
    }
  }

  private next(): [eye: string, many: number, looking: number] | undefined {
    const { audience } = this.room;
    for (const [eye, { viewers }] of audience) {
      const looking = lookingWith(audience, eye);
      if (this.told.get(String(eye)) !== `${viewers.size} ${looking}`) return [String(eye), viewers.size, looking];
    }
    for (const eye of this.told.keys()) if (!audience.has(eye === 'public' ? eye : Number(eye))) return [eye, 0, 0];
    return undefined;
  }
}
