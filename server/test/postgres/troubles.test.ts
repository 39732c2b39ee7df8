/**
 * Several processes on one Postgres in all kinds of trouble while people play: nothing that was acknowledged is lost, nothing
 * is done twice or by halves, and every game can be played again by its rules. More of it, before a release:
 * TABULARIUM_TROUBLES=100 TABULARIUM_PROCESSES=3 npx vitest run -c vitest.postgres.config.ts server/test/postgres/troubles
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Entry, firstDifference, FORMAT, type GameFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { expect, test } from 'vitest';
import { silent } from '../../src/common/log.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { type Database, startDatabase } from '../database.ts';
import { onEnd } from '../table.ts';
import { GAMES } from './games.ts';
import { type Played, startProcess, Troubled } from './troubled.ts';

const TIMES = Number(process.env['TABULARIUM_TROUBLES'] ?? 2);
const PROCESSES = Number(process.env['TABULARIUM_PROCESSES'] ?? 2);

/** Each brings trouble upon one process, or upon the database, and returns when that is over. */
const TROUBLES = {
  kill: async (at: Troubled, victim: number, data: string) => {
    at.processes[victim]!.child.kill('SIGKILL');
    at.processes[victim] = await startProcess(data);
  },
  deploy: async (at: Troubled, victim: number, data: string) => {
    at.processes[victim]!.child.kill('SIGTERM');
    at.processes[victim] = await startProcess(data);
  },
  // It goes on as if nothing had been, while people have said the same again elsewhere.
  stall: async (at: Troubled, victim: number) => {
    at.processes[victim]!.child.kill('SIGSTOP');
    await pause(600 + Math.random() * 1200);
    at.processes[victim]!.child.kill('SIGCONT');
  },
  crash: (_at: Troubled, _victim: number, _data: string, database: Database) => database.crash(),
};

/** The nonces of events fit what people were told, and the rules come to the same positions. Returns the number of events. */
const verify = async (store: Store, { table: { id }, acked, pending }: Played): Promise<number> => {
  const { table, events } = (await store.load(id))!;
  expect(events.map((e) => e.n)).toEqual(events.map((_, i) => i + 1));
  const byNonce = new Map(events.map((e) => [e.nonce, e.n]));
  expect(byNonce.size).toBe(events.length);
  for (const [nonce, n] of acked) expect([nonce, byNonce.get(nonce)]).toEqual([nonce, n]);
  const bots = new Set(table.seats.flatMap((s, i) => (s.kind === 'bot' ? [String(i)] : [])));
  const unanswered = new Set([...pending.values()].map((act) => act.nonce));
  expect(events.filter((e) => !acked.has(e.nonce) && !bots.has(e.by) && !unanswered.has(e.nonce))).toEqual([]);
  const { game, version, options, start, opening, key } = table;
  const file: GameFile = {
    format: FORMAT,
    game,
    version,
    seats: table.seats.length,
    options,
    source: { t: 'key', commitment: commitment(key) },
    start,
    opening,
    entries: events.map((e) => (e.body as { entry: Entry }).entry),
  };
  const module = await GAMES.find((g) => g.id === game)!.rules();
  expect(firstDifference(module, file, keyedDraw(key))).toBeUndefined();
  return events.length;
};

test(
  `${TIMES} times each, with ${PROCESSES} processes: ${Object.keys(TROUBLES).join(', ')}`,
  async () => {
    const database = await startDatabase();
    onEnd(() => database.stop());
    const at = new Troubled();
    onEnd(() => {
      for (const { child } of at.processes) child.kill('SIGKILL');
    });
    while (at.processes.length < PROCESSES) at.processes.push(await startProcess(database.url));
    const pauses = new Map<string, number[]>();
    for (const [name, bring] of Object.entries(TROUBLES)) {
      pauses.set(name, []);
      for (let i = 0; i < TIMES; i++) {
        await at.fill();
        const goal = at.acked + 1 + Math.floor(Math.random() * 60);
        while (at.acked < goal) {
          await pause(1);
          await at.fill();
        }
        const before = at.acked;
        const began = performance.now();
        const trouble = bring(at, i % PROCESSES, database.url, database);
        while (at.acked === before) await pause(1);
        pauses.get(name)!.push(performance.now() - began);
        await trouble;
      }
    }
    await at.fill();
    await pause(300);
    await at.stop();
    const store = await openPostgres(database.url, { log: silent });
    let events = 0;
    for (const played of at.all) events += await verify(store, played);
    await store.close();
    const longest = [...pauses].map(([name, ms]) => `${name} ${Math.round(Math.max(...ms))} ms`).join(', ');
    console.log(
      `${at.all.length} tables, ${events} events, ${at.acked} acknowledged, none lost or twice; said again ${at.seen.resent}, ` +
        `connected again ${at.seen.reconnects}, too late ${at.seen.stale}; longest pause for everybody: ${longest}`,
    );
    expect(at.acked).toBeGreaterThan(TIMES * 20);
    expect(at.seen.resent).toBeGreaterThan(0);
  },
  180_000 + TIMES * 40_000,
);
