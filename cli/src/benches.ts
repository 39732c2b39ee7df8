/** Loads what stands in bench/ and times it. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.ts';

/** A bench does some work and says how many units of it were done. */
interface Bench {
  readonly name: string;
  /** What is counted: decisions, moves, copies. */
  readonly unit: string;
  /** About a millisecond's to a tenth of a second's worth. */
  run(): number;
}

export interface Measured {
  readonly name: string;
  /** The median of the rounds, and the slowest and fastest of them. */
  readonly perSecond: number;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

export const loadBenches = async (): Promise<Bench[]> => {
  const files = globSync('bench/*.ts', { cwd: ROOT }).sort();
  const modules = await Promise.all(
    files.map(
      async (f) => (await import(pathToFileURL(join(ROOT, f)).href)) as { readonly benches?: readonly Bench[] },
    ),
  );
  return modules.flatMap((m) => m.benches ?? []);
};

/** The first rounds warm the compiler up and do not count. */
const EFFORTS = {
  full: { warmMs: 8000, roundMs: 500, rounds: 7 },
  smoke: { warmMs: 0, roundMs: 1, rounds: 1 },
} as const;

export const measure = (bench: Bench, effort: keyof typeof EFFORTS): Measured => {
  const { warmMs, roundMs, rounds } = EFFORTS[effort];
  if (warmMs > 0) perSecond(bench, warmMs);
  const found = Array.from({ length: rounds }, () => perSecond(bench, roundMs)).sort((a, b) => a - b);
  return {
    name: bench.name,
    perSecond: Math.round(found[rounds >> 1]!),
    low: Math.round(found[0]!),
    high: Math.round(found.at(-1)!),
    unit: bench.unit,
  };
};

const perSecond = (bench: Bench, ms: number): number => {
  const started = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < ms) {
    units += bench.run();
    spent = performance.now() - started;
  }
  return (1000 * units) / spent;
};
