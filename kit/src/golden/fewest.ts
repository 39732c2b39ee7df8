/** Few games that together show all that was found. */
import type { Input } from '@tabularium/kernel';

export interface Found {
  readonly table: GoldenTable;
  readonly inputs: readonly Input[];
  /** With the number of inputs after which each has been seen. */
  readonly seen: ReadonlyMap<string, number>;
}
export interface GoldenTable {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** A game, or the beginning of one, and what it is there for. */
interface Chosen extends Omit<Found, 'seen'> {
  readonly shows: readonly string[];
}

/** Takes the game first that adds most for its length; an additional file counts as `file` inputs. */
export const fewest = (best: ReadonlyMap<string, Found>, wanted: Iterable<string>, file: number): Chosen[] => {
  const left = new Set(wanted);
  const chosen: Chosen[] = [];
  const candidates = [...new Set(best.values())];
  while (left.size > 0) {
    let pick: { found: Found; length: number; shows: string[]; worth: number } | undefined;
    for (const found of candidates) {
      const ends = [...found.seen].filter(([what]) => left.has(what)).map(([, at]) => at);
      for (const length of new Set(ends)) {
        const shows = [...found.seen].filter(([what, at]) => left.has(what) && at <= length).map(([what]) => what);
        const worth = shows.length / (length + file);
        if (!pick || worth > pick.worth) pick = { found, length, shows, worth };
      }
    }
    if (!pick) break;
    for (const what of pick.shows) left.delete(what);
    const { found, length, shows } = pick;
    chosen.push({ table: found.table, inputs: found.inputs.slice(0, length), shows });
  }
  return chosen;
};
