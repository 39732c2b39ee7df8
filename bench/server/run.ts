/**
 * How much load one server can carry: node bench/server/run.ts [--smoke] [--json] [--game ID] [NAME…]
 * Without --game every game is measured, one after another. With --store postgres the store is a Postgres of our own, and with
 * --processes N that many servers share it, with the seats of every table spread over them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { GAMES } from '@tabularium/games';
import { tableOf, type BenchedTable } from './load.ts';
import { memory } from './memory.ts';
import { moves } from './moves.ts';
import { pushes } from './pushes.ts';
import { openTable, Seat } from './seat.ts';
import { startBench, startProcesses } from './server.ts';
import { startDatabase } from '../../server/test/database.ts';
import { fill } from './stored.ts';
import { latency, throughput } from './throughput.ts';

const args = process.argv.slice(2);
const smoke = args.includes('--smoke');
const only = args.includes('--game') ? args.splice(args.indexOf('--game'), 2)[1] : undefined;
const games = GAMES.filter((g) => only === undefined || g.id === only);
if (games.length === 0) throw new Error(`--game ${GAMES.map((g) => g.id).join(' or ')}`);
const option = (name: string): string | undefined =>
  args.includes(name) ? args.splice(args.indexOf(name), 2)[1] : undefined;
const database = option('--store') === 'postgres' ? await startDatabase() : undefined;
const processes = Number(option('--processes') ?? 1);
/** Where the games of a bench are kept: a file, or a schema named after it. */
const dataOf = (file: string): string =>
  database ? `${database.url}?schema=${basename(file, '.sqlite').replaceAll('-', '_')}` : file;
const wanted = args.filter((a) => !a.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'));
const results: Record<string, unknown> = {};

const bench = async (name: string, work: (file: string, table: BenchedTable) => Promise<unknown>): Promise<void> => {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  for (const game of games) {
    const title = `${game.id} ${name}`;
    results[title] = await work(join(folder, `${game.id}-${name}.sqlite`), await tableOf(game));
    if (!args.includes('--json')) console.log(title.padEnd(34), JSON.stringify(results[title]));
  }
};

await bench('pushes', async (_file, { game }) => pushes(GAMES.find((g) => g.id === game)!, smoke ? 1 : 20));
await bench('memory', async (_file, table) => memory(table, smoke ? 50 : 1500));
await bench('moves', async (file, table) =>
  smoke ? moves(dataOf(file), table, 70, 50, 100) : moves(dataOf(file), table, 400, 3000, 6000),
);
await bench('throughput', async (file, table) => {
  const server = await startProcesses(dataOf(file), processes);
  const found = await (smoke
    ? throughput(server, table, 4, 8, 20, 200)
    : throughput(server, table, 64, 1200, 10_000, 5000));
  await server.close();
  return found;
});
await bench('latency', async (file, table) => {
  const server = await startProcesses(dataOf(file), processes);
  const found = await latency(server, table, 500, smoke ? 300 : 8000);
  await server.close();
  return found;
});
const idle = async (file: string, opened: BenchedTable, sockets: number) => {
  const server = await startBench(file);
  const before = await server.used();
  const seats: Seat[] = [];
  while (seats.length < sockets) {
    const table = await openTable(server.url, opened);
    const all = table.seats.map((t) => new Seat(server.url, table.id, t!));
    await Promise.all(all.map((s) => s.ready));
    seats.push(...all);
  }
  const { rss } = await server.used();
  for (const s of seats) s.socket.terminate();
  await server.close();
  return { sockets: seats.length, mb: Math.round(rss / 1e6), mbWithout: Math.round(before.rss / 1e6) };
};
await bench('idle', (file, table) => idle(file, table, smoke ? 50 : 2000));
if (!smoke && wanted.includes('sockets')) await bench('sockets', (file, table) => idle(file, table, 10_000));
if (!smoke && wanted.includes('start'))
  await bench('start', async (file, table) => {
    await fill(file, table, 100_000, 50, 2);
    const server = await startBench(file);
    await server.close();
    return { games: 100_000, startMs: Math.round(server.startMs) };
  });
await bench('stored', async (file, table) => {
  const games = smoke ? 100 : 10_000;
  await fill(file, table, games, smoke ? 200 : 2000);
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

await database?.stop();
rmSync(folder, { recursive: true, force: true });
if (args.includes('--json')) console.log(JSON.stringify(results));
