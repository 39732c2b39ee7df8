/**
 * Several processes on one Postgres in all kinds of trouble while people play: nothing that was acknowledged is lost, nothing
 * is done twice or by halves, and every game can be played again by its rules. More of it, before a release:
 * TABULARIUM_TROUBLES=100 TABULARIUM_PROCESSES=3 npx vitest run -c vitest.postgres.config.ts server/test/postgres/troubles
 * With TABULARIUM_TROUBLE=kill there is only that kind.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { digest, type Entry, firstDifference, FORMAT, type GameFile, Match, NOBODY } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import type { AnyModule } from '@tabularium/parts';
import { expect, test } from 'vitest';
import { silent } from '../../src/common/log.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store, StoredTable } from '../../src/store/store.ts';
import { type Database, startDatabase } from '../database.ts';
import { onEnd } from '../table.ts';
import { newerCards } from '../toy-cards.ts';
import { GAMES } from './games.ts';
import { votesAt } from './toy-votes.ts';
import { type Played, startProcess, Troubled } from './troubled.ts';

const TIMES = Number(process.env['TABULARIUM_TROUBLES'] ?? 2);
const PROCESSES = Number(process.env['TABULARIUM_PROCESSES'] ?? 2);
/** A move is answered within about this time: so long a process may live on after one was sent to it. */
const MOVE_MS = 6;

/** Of every so many processes that are replaced, each has the same release: there are never more than two side by side. */
const releaseOf = (replaced: number): number => Math.floor((replaced + PROCESSES - 1) / PROCESSES) + 1;
const LAST_RELEASE = releaseOf(TIMES);

/** People wait while a process starts, which then has the machine to itself; but first they all find another. */
const replace = async ({ at, victim, database }: Where, release = 1): Promise<void> => {
  await pause(50);
  while (!at.isEverybodyThere) await pause(5);
  at.isPlaying = false;
  at.processes[victim] = await startProcess(database.url, release);
  at.isPlaying = true;
};

/** When a process is in the middle of a move, if one comes at all. */
const inTheMiddle = async (at: Troubled, { url }: { readonly url: string }): Promise<void> => {
  const sent = new Promise<void>((done) => {
    at.onSent = (to) => void (to === url && done());
  });
  await Promise.race([sent, pause(500)]);
  await pause(Math.random() * MOVE_MS);
};

interface Where {
  readonly at: Troubled;
  readonly victim: number;
  readonly database: Database;
  /** How often this kind has come before. */
  readonly before: number;
}

/** Each brings trouble upon one process, or upon the database, and returns a promise of its being over. */
const TROUBLES: Readonly<Record<string, (where: Where) => Promise<void>>> = {
  kill: async (where) => {
    const { at, victim } = where;
    await inTheMiddle(at, at.processes[victim]!);
    at.processes[victim]!.child.kill('SIGKILL');
    await replace(where);
  },
  // It goes on as if nothing had been, while people have said the same again elsewhere.
  stall: async ({ at, victim }) => {
    await inTheMiddle(at, at.processes[victim]!);
    at.processes[victim]!.child.kill('SIGSTOP');
    await pause(600 + Math.random() * 1200);
    at.processes[victim]!.child.kill('SIGCONT');
  },
  crash: ({ database }) => database.crash(),
  // Last, because an older release cannot open what a newer one has played.
  deploy: async (where) => {
    const { at, victim, before } = where;
    at.processes[victim]!.child.kill('SIGTERM');
    await replace(where, releaseOf(before + 1));
  },
};
const WANTED = Object.entries(TROUBLES).filter(([name]) => (process.env['TABULARIUM_TROUBLE'] ?? name) === name);

/** The rules of a game as they were under this version. */
const rulesOf = async (game: string, version: number): Promise<AnyModule> => {
  if (game === 'toy-votes') return votesAt(version);
  if (game === 'toy-cards' && version > 1) return newerCards;
  return GAMES.find((g) => g.id === game)!.rules();
};

/** Where the rules first make something else of it; undefined if it can be played again. */
const firstFault = async (table: StoredTable, entries: readonly Entry[]): Promise<unknown> => {
  const { game, version, options, start, opening, key } = table;
  const seats = table.seats.length;
  const source = { t: 'key', commitment: commitment(key) } as const;
  const file: GameFile = { format: FORMAT, game, version, seats, options, source, start, opening, entries };
  const isUpgraded = entries.some(({ input }) => input.by === NOBODY);
  if (!isUpgraded) return firstDifference(await rulesOf(game, version), file, keyedDraw(key));
  const match = new Match(await rulesOf(game, LAST_RELEASE), structuredClone(start) as never, keyedDraw(key), version);
  for (const [i, entry] of entries.entries()) {
    if (entry.input.by === NOBODY) match.restore(entry);
    else if (match.replay(entry.input).digest !== entry.digest) return { input: i + 1 };
    if (digest(match.state) !== entry.digest) return { input: i + 1 };
  }
  return undefined;
};

/** The nonces of events fit what people were told, and the rules come to the same positions. Returns the number of events. */
const verify = async (store: Store, { table: { id }, acked, pending }: Played): Promise<number> => {
  const { table, events } = (await store.load(id))!;
  expect(events.map((e) => e.n)).toEqual(events.map((_, i) => i + 1));
  const said = events.filter((e) => e.nonce !== '');
  const byNonce = new Map(said.map((e) => [e.nonce, e.n]));
  expect(byNonce.size).toBe(said.length);
  for (const [nonce, n] of acked) expect([nonce, byNonce.get(nonce)]).toEqual([nonce, n]);
  const bots = new Set(table.seats.flatMap((s, i) => (s.kind === 'bot' ? [String(i)] : [])));
  const unanswered = new Set([...pending.values()].map((act) => act.nonce));
  expect(said.filter((e) => !acked.has(e.nonce) && !bots.has(e.by) && !unanswered.has(e.nonce))).toEqual([]);
  const entries = events.map((e) => (e.body as { entry: Entry }).entry);
  // Nothing else is done by the server itself, and each once.
  const upgrades = events.flatMap((e, i) => (e.nonce === '' ? [entries[i]!.input] : []));
  expect(upgrades.every((input) => input.verb === 'upgrade')).toBe(true);
  expect(new Set(upgrades.map((input) => input.arg)).size).toBe(upgrades.length);
  expect(await firstFault(table, entries)).toBeUndefined();
  return events.length;
};

/** The middle, the hundredth and the longest of some times. */
const shown = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((q) => Math.round(sorted[Math.ceil(q * sorted.length) - 1] ?? 0));
  return `${sorted.length} people without a process for ${p50} ms (half), ${p99} (99 of 100), ${longest} (longest)`;
};

test(
  `${TIMES} times each, with ${PROCESSES} processes: ${WANTED.map(([name]) => name).join(', ')}`,
  async () => {
    const database = await startDatabase();
    onEnd(() => database.stop());
    const at = new Troubled();
    onEnd(() => {
      for (const { child } of at.processes) child.kill('SIGKILL');
    });
    while (at.processes.length < PROCESSES) at.processes.push(await startProcess(database.url));
    const told: string[] = [];
    for (const [name, bring] of WANTED) {
      at.outages = [];
      for (let i = 0; i < TIMES; i++) {
        await at.fill();
        const goal = at.acked + 1 + Math.floor(Math.random() * 12);
        while (at.acked < goal) {
          at.demandAlive();
          await pause(5);
          await at.fill();
        }
        const before = at.acked;
        const trouble = bring({ at, victim: i % PROCESSES, database, before: i });
        while (at.acked === before || !at.isEverybodyThere) {
          at.demandAlive();
          await pause(5);
        }
        await trouble;
      }
      told.push(`${name}: ${shown(at.outages)}`);
    }
    await at.fill();
    await pause(300);
    await at.stop();
    const store = await openPostgres(database.url, { log: silent });
    let events = 0;
    for (const played of at.all) events += await verify(store, played);
    await store.close();
    console.log(
      `${at.all.length} tables, ${events} events, ${at.acked} acknowledged, none lost or twice; said again ${at.seen.resent}, ` +
        `connected again ${at.seen.reconnects}, too late ${at.seen.stale}\n${told.join('\n')}`,
    );
    expect(at.acked).toBeGreaterThan(TIMES * 4);
    expect(at.seen.resent).toBeGreaterThan(0);
  },
  180_000 + TIMES * 60_000,
);
