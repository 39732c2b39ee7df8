/** How much one server bears: node bench/server/run.ts [--smoke] [--json] [NAME…] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable, Seat } from './seat.ts';
import { startBench } from './server.ts';
import { fill } from './stored.ts';
import { latency, throughput } from './throughput.ts';

const args = process.argv.slice(2);
const smoke = args.includes('--smoke');
const wanted = args.filter((a) => !a.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'));
const results: Record<string, unknown> = {};

const bench = async (name: string, work: (file: string) => Promise<unknown>): Promise<void> => {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  results[name] = await work(join(folder, `${name}.sqlite`));
  if (!args.includes('--json')) console.log(name.padEnd(12), JSON.stringify(results[name]));
};

await bench('throughput', async (file) => {
  const server = await startBench(file);
  const found = await (smoke ? throughput(server, 4, 8, 20, 200) : throughput(server, 64, 1200, 10_000, 5000));
  await server.close();
  return found;
});
await bench('latency', async (file) => {
  const server = await startBench(file);
  const found = await latency(server, 300, smoke ? 300 : 8000);
  await server.close();
  return found;
});
await bench('idle', async (file) => {
  const server = await startBench(file);
  const sockets = smoke ? 50 : 2000;
  const before = await server.used();
  const seats: Seat[] = [];
  for (let i = 0; i < sockets / 4; i++) {
    const table = await openTable(server.url, 'tetrarchia', 4);
    const four = table.seats.map((t) => new Seat(server.url, table.id, t!));
    await Promise.all(four.map((s) => s.ready));
    seats.push(...four);
  }
  const { rss } = await server.used();
  for (const s of seats) s.socket.terminate();
  await server.close();
  return { sockets, mb: Math.round(rss / 1e6), mbWithout: Math.round(before.rss / 1e6) };
});
await bench('stored', async (file) => {
  const games = smoke ? 100 : 10_000;
  await fill(file, games, smoke ? 200 : 2000);
  const server = await startBench(file);
  const loads: number[] = [];
  for (const id of ['t1', 't2', 'long']) {
    const started = performance.now();
    await (await fetch(`${server.url}/api/tables/${id}`)).text();
    loads.push(Math.round(10 * (performance.now() - started)) / 10);
  }
  await server.close();
  return { games, startMs: Math.round(server.startMs), coldLoadMs: loads[1], coldLoadOf2000InputsMs: loads[2] };
});

rmSync(folder, { recursive: true, force: true });
if (args.includes('--json')) console.log(JSON.stringify(results));
