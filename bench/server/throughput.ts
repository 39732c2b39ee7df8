import { type BenchedTable, loadTables, type LoadTable } from './load.ts';
import type { Bench } from './server.ts';

/**
 * The most moves that the server can make: a number of tables play at the same time, each with a connection for every
 * seat, and every seat is shown every move. A table that ends is replaced by another one that was prepared before.
 */
export const throughput = async (
  bench: Bench,
  table: BenchedTable,
  atOnce: number,
  tables: number,
  warmMoves: number,
  ms: number,
) => {
  const all = await loadTables(bench.urls, table, tables);
  const waiting: LoadTable[] = [...all];
  let moves = 0;
  let stop = false;
  let idle = 0;
  const run = (table: LoadTable | undefined): void => {
    if (!table) {
      idle++;
      return;
    }
    table.onMove = () => {
      moves++;
      if (!stop && !table.move()) run(waiting.pop());
    };
    if (!table.move()) run(waiting.pop());
  };
  for (let i = 0; i < atOnce; i++) run(waiting.pop());
  // The first moves warm up the compiler and are not counted.
  while (moves < warmMoves && idle === 0) await new Promise((r) => setTimeout(r, 10));
  const before = await bench.used();
  const from = moves;
  const started = performance.now();
  await new Promise((r) => setTimeout(r, ms));
  const after = await bench.used();
  const made = moves - from;
  const wall = performance.now() - started;
  stop = true;
  for (const t of all) t.close();
  return {
    moves: made,
    perSecond: Math.round((1000 * made) / wall),
    cpuMsPerMove: Number(((after.cpuMs - before.cpuMs) / made).toFixed(3)),
    perCpuSecond: Math.round((1000 * made) / (after.cpuMs - before.cpuMs)),
    perCpuSecondOfAllThreads: Math.round((1000 * made) / (after.allCpuMs - before.allCpuMs)),
    outOfTables: idle > 0,
  };
};

/** A steady stream of moves, and how long each one takes to reach the last seat. */
export const latency = async (bench: Bench, table: BenchedTable, perSecond: number, ms: number) => {
  const all = await loadTables(bench.urls, table, Math.ceil((perSecond * ms) / 1000 / 10));
  const found: number[] = [];
  let next = 0;
  const step = 1000 / perSecond;
  const started = performance.now();
  const free = [...all];
  await new Promise<void>((done) => {
    const tick = (): void => {
      const now = performance.now() - started;
      for (; next * step <= now; next++) {
        const table = free.shift();
        if (!table) continue;
        table.onMove = (took) => {
          found.push(took);
          free.push(table);
        };
        if (!table.move()) next--;
      }
      if (now < ms) setTimeout(tick, 1);
      else setTimeout(done, 200);
    };
    tick();
  });
  for (const t of all) t.close();
  found.sort((a, b) => a - b);
  const at = (p: number) => Number(found[Math.min(found.length - 1, Math.floor(p * found.length))]!.toFixed(2));
  return { moves: found.length, p50: at(0.5), p99: at(0.99), max: at(1) };
};
