/** One process of vitest over the tests it is given; the command that started it ends it when it hangs. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { plantPlugin } from './plant.ts';
import type { Orders } from './runner.ts';

const root = resolve(import.meta.dirname, '../..');
const { faults, always } = JSON.parse(readFileSync(process.env['TABULARIUM_FAULTS']!, 'utf8')) as Orders;

const vitest = await startVitest(
  process.argv.slice(2),
  {
    config: false,
    root,
    run: true,
    watch: false,
    isolate: false,
    // What was transformed holds the faults of one draw: nothing of it may be kept for the next.
    fsModuleCache: false,
    fileParallelism: false,
    maxWorkers: 1,
    pool: 'threads',
    bail: always === undefined ? 0 : 1,
    testTimeout: 30_000,
    include: process.argv.slice(2),
    reporters: ['default'],
    runner: resolve(import.meta.dirname, 'runner.ts'),
    passWithNoTests: true,
  },
  { plugins: [plantPlugin(root, faults)] },
);
await vitest.close();
