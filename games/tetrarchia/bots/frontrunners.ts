/** Steps still to be looked into, by the points left: the more points, the sooner; then the better. */
import type { Step } from './steps.ts';

/** No Emperor has more, with every variant. */
const MOST_POINTS = 8;

export class Frontrunners {
  private readonly waiting: Step[][] = Array.from({ length: MOST_POINTS + 1 }, () => []);
  private readonly room: number[];
  /** Most points with which a position was reached, by board and figures. */
  private readonly known = new Map<number, Map<number, number>>();

  constructor(width: number) {
    this.room = this.waiting.map(() => width);
  }

  /** Has this position not been reached before with so many points? */
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

  /** The next ones to look into; none when nothing is left, or no room. */
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
