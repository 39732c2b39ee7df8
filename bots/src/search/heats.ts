/** Finds the best of several candidates by trying them in the same worlds: after each heat the worse half is left out. */
import type { Effort } from '@tabularium/parts';
import type { Guards } from './brain.ts';

/** What came of a candidate in one world after another. */
type Got = number[];

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const mean = (all: readonly number[]): number => sum(all) / all.length;

/** Fewer worlds say nothing. */
const FEWEST = 5;

/** Is it better by more than chance, and by more than a little? Both were tried in the same worlds. */
const isAhead = (one: Got, other: Got, { sure, gain }: Guards): boolean => {
  const n = one.length;
  if (n < FEWEST) return false;
  const leads = one.map((x, world) => x - other[world]!);
  const lead = mean(leads);
  const spread = Math.sqrt(sum(leads.map((x) => (x - lead) ** 2)) / (n - 1));
  return lead >= gain && lead > (sure * spread) / Math.sqrt(n);
};

interface Runner {
  readonly index: number;
  readonly got: Got;
}
const byMean = (a: Runner, b: Runner): number => mean(b.got) - mean(a.got);

/**
 * The index of the best of so many candidates, of which the first is never left out and is the answer unless another is clearly
 * ahead. `newWorld` gives what a candidate is worth in a world that nobody has played in before.
 */
export const bestByHeats = (
  candidates: number,
  { rollouts, ms }: Effort,
  guards: Guards,
  newWorld: () => (index: number) => number,
  now: () => number = () => performance.now(),
): number => {
  const until = ms === undefined ? Number.POSITIVE_INFINITY : now() + ms;
  const [own, ...others] = Array.from({ length: candidates }, (_, index): Runner => ({ index, got: [] }));
  let field = others;
  let left = rollouts;
  for (let heats = Math.ceil(Math.log2(candidates)); heats > 0 && field.length > 0; heats--) {
    const [share, ends] = [left / heats, now() + (until - now()) / heats];
    for (let spent = 0; spent + field.length + 1 <= share && (ms === undefined || now() < ends); ) {
      const worth = newWorld();
      for (const runner of [own!, ...field]) runner.got.push(worth(runner.index));
      spent += field.length + 1;
      left -= field.length + 1;
    }
    if (own!.got.length === 0) break;
    field = field.toSorted(byMean).slice(0, Math.max(1, Math.ceil((field.length + 1) / 2) - 1));
  }
  const best = field.toSorted(byMean)[0];
  return best && own!.got.length > 0 && isAhead(best.got, own!.got, guards) ? best.index : 0;
};
