/** Steps still to be searched: those with more points left come first, and among them the better ones. */
import type { Step } from './steps.ts';

/** No Emperor ever has more points than this, whatever the variants. */
const MOST_POINTS = 8;

export class Frontrunners {
  private readonly waiting: Step[][] = Array.from({ length: MOST_POINTS + 1 }, () => []);
  private readonly room: number[];
  /** The most points with which each position was reached, by the hashes of the board and of the figures. */
  private readonly known = new Map<number, Map<number, number>>();

  constructor(width: number) {
    this.room = this.waiting.map(() => width);
  }

  /** Has the position never been reached before with as many points or more? */
  isNew(board: number, figures: number, points: number): boolean {
    let ofBoard = this.known.get(board);
    if (!ofBoard) {
      ofBoard = new Map();
      this.known.set(board, ofBoard);
    }
    if ((ofBoard.get(figures) ?? -1) >= points) return false;
    ofBoard.set(figures, points);
    return true;
  }

  add(step: Step, points: number): void {
    this.waiting[points]!.push(step);
  }

  /** The next steps to search; none when nothing is left or the limit is reached. */
  take(): readonly Step[] {
    for (let points = MOST_POINTS; points >= 0; points--) {
      const steps = this.waiting[points]!;
      const room = this.room[points]!;
      if (steps.length === 0 || room === 0) continue;
      if (steps.length > room) steps.sort((a, b) => b.value - a.value);
      const taken = steps.splice(0, room);
      this.room[points] = room - taken.length;
      return taken;
    }
    return [];
  }
}
