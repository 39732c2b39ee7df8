/** How far the Emperors are from everything. */
import type { Tetrarchia } from '../rules/index.ts';
import { type Ground, PLACES_IN_ALL, PROVINCE_COUNT, travel } from './board.ts';

const EMPERORS = 4;
/** Distances greater than this count as equal. */
export const FAR = 10;
/** Each turn that passes before an Emperor can act counts as this many points of travel. */
const WAIT = 1.5;

export class Reach {
  /** What it costs each Emperor to get to each place; one who is off the board is counted from where he would enter. */
  readonly ways: Int8Array[] = Array.from({ length: EMPERORS }, () => new Int8Array(PLACES_IN_ALL));
  /** Where each Emperor will stand, or -1. */
  readonly standing = new Int8Array(EMPERORS);
  /** How much farther away each Emperor counts because he acts later. */
  private readonly wait = new Float64Array(EMPERORS);
  private readonly fromHome = this.ways.slice();

  measure(g: Tetrarchia, ground: Ground, threat: Float64Array): void {
    const way = travel(ground, g.fleets, g.agreed.variants['mare-nostrum']);
    for (let e = 0; e < EMPERORS; e++) {
      this.place(g, ground, e, way, threat);
      this.wait[e] = WAIT * ((e - g.turn + 2 * EMPERORS - 1) % EMPERORS);
    }
  }

  /** What it costs the nearest Emperor to get there. */
  nearest(to: number): number {
    let least = FAR;
    for (let e = 0; e < EMPERORS; e++) least = Math.min(least, this.ways[e]![to]!);
    return least;
  }

  /** The same, but Emperors who act later count as farther away. */
  soonest(to: number): number {
    let least = FAR;
    for (let e = 0; e < EMPERORS; e++) least = Math.min(least, this.ways[e]![to]! + this.wait[e]!);
    return least;
  }

  /** An Emperor who stands on Revolt will be deposed and come back in Roma or in his capital. */
  private place(
    g: Tetrarchia,
    { geo: { capitals, roma } }: Ground,
    e: number,
    way: readonly Int8Array[],
    threat: Float64Array,
  ): void {
    const { at } = g.emperors[e]!;
    if (at >= PROVINCE_COUNT || (at >= 0 && threat[at]! < 0.5)) {
      this.standing[e] = at;
      this.ways[e] = way[at]!;
      return;
    }
    this.standing[e] = -1;
    const home = capitals[e]!;
    if (g.discs[home] !== 'none') this.ways[e] = way[roma]!;
    else {
      const row = this.fromHome[e]!;
      for (let to = 0; to < PLACES_IN_ALL; to++) row[to] = Math.min(way[roma]![to]!, way[home]![to]!);
      this.ways[e] = row;
    }
  }
}
