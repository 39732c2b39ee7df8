/**
 * The server is killed in the middle of play, again and again: nothing that was
 * acknowledged is lost, nothing is done twice, nothing is half done.
 * TABULARIUM_KILLS=200 for the record.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, firstDifference, FORMAT, type GameFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import type { ClientMessage, OpenedTable } from '@tabularium/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { StoredEvent, StoredTable } from '../src/store/store.ts';
import { Client, newNonce } from './client.ts';
import { onEnd, openTable, people, tempFolder } from './table.ts';
import { GAMES } from './toy-games.ts';

const KILLS = Number(process.env['TABULARIUM_KILLS'] ?? 20);
const TABLES = 4;

type Act = Extract<ClientMessage, { t: 'act' }>;
interface Played {
  readonly table: OpenedTable;
  /** Nonces that were acknowledged, with the number of their event. */
  readonly acked: Map<string, number>;
  /** Sent and not answered when the server died. */
  pending: { readonly seat: number; readonly act: Act } | undefined;
  over: boolean;
}

const startChild = async (data: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-child.ts'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Stripping types is most of the time it takes to start.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'tabularium-compile-cache') },
  });
  onEnd(() => void child.kill('SIGKILL'));
  const url = await new Promise<string>((done, failed) => {
    child.stdout!.once('data', (text: Buffer) => done(text.toString().trim()));
    child.once('exit', () => failed(new Error('the server did not start')));
  });
  return { child, url };
};

/** Plays one table until the connection breaks. */
const play = async (url: string, played: Played): Promise<void> => {
  const clients: Client[] = [];
  try {
    for (const token of played.table.seats) clients.push(await Client.at(url, played.table.id, token));
    const settle = async (seat: number, act: Act): Promise<void> => {
      played.pending = { seat, act };
      const answer = await clients[seat]!.ask(act);
      if (answer.t === 'ok') {
        const before = played.acked.get(act.nonce);
        if (before !== undefined && before !== answer.n) throw new Error('acknowledged twice, differently');
        played.acked.set(act.nonce, answer.n);
      }
      played.pending = undefined;
    };
    // What was not answered is sent again as it was.
    if (played.pending) await settle(played.pending.seat, played.pending.act);
    for (;;) {
      const seat = clients.findIndex((c) => c.isAsked());
      if (seat === -1) {
        played.over = clients.some((c) => c.scene.over);
        if (played.over) return;
        // Killed between the answer to a move and the showing of it: nobody will ever be asked.
        if (clients.some((c) => c.isClosed())) throw new Error('the connection was closed');
        await new Promise((r) => setTimeout(r, 1));
        continue;
      }
      const { question, decision } = clients[seat]!.scene;
      const offers = Object.entries(question!.verbs);
      const [verb, offer] = offers[Math.floor(Math.random() * offers.length)]!;
      const arg =
        offer.t === 'pick'
          ? offer.of[Math.floor(Math.random() * offer.of.length)]
          : offer.t === 'range'
            ? offer.min
            : undefined;
      await settle(seat, { t: 'act', decision, nonce: newNonce(), verb, ...(arg !== undefined && { arg }) });
    }
  } catch (e) {
    if (
      !(e instanceof Error) ||
      !/closed|hang up|ECONN|socket/i.test(`${e.message} ${(e as NodeJS.ErrnoException).code}`)
    )
      throw e;
  } finally {
    for (const c of clients) c.close();
  }
};

const verify = async (db: Database.Database, { table, acked, pending }: Played): Promise<void> => {
  const stored = JSON.parse(
    db.prepare('SELECT body FROM bodies WHERE table_id = ?').pluck().get(table.id) as string,
  ) as StoredTable;
  const events = (
    db.prepare('SELECT body FROM events WHERE table_id = ? ORDER BY n').pluck().all(table.id) as string[]
  ).map((t) => JSON.parse(t) as StoredEvent);
  expect(events.map((e) => e.n)).toEqual(events.map((_, i) => i + 1));
  const byNonce = new Map(events.map((e) => [e.nonce, e.n]));
  expect(byNonce.size).toBe(events.length);
  for (const [nonce, n] of acked) expect(byNonce.get(nonce)).toBe(n);
  // Anything more than what was acknowledged is the one that was on its way.
  const extra = events.filter((e) => !acked.has(e.nonce)).map((e) => e.nonce);
  expect(extra.filter((nonce) => nonce !== pending?.act.nonce)).toEqual([]);
  const entries = events.map((e) => (e.body as { entry: Entry }).entry);
  const { game, version, options, start, opening, key } = stored;
  const source = { t: 'key', commitment: commitment(key) } as const;
  const file: GameFile = {
    format: FORMAT,
    game,
    version,
    seats: stored.seats.length,
    options,
    source,
    start,
    opening,
    entries,
  };
  const module = await GAMES.find((g) => g.id === game)!.rules();
  expect(firstDifference(module, file, keyedDraw(key))).toBeUndefined();
};

const acknowledgedIn = (all: readonly Played[]): number => all.reduce((n, p) => n + p.acked.size, 0);

/** Until some moves more have been acknowledged, and a moment longer: in the middle of play, however busy the machine is. */
const someMoves = async (all: readonly Played[], child: ChildProcess): Promise<void> => {
  const goal = acknowledgedIn(all) + 1 + Math.floor(Math.random() * 30);
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  while (acknowledgedIn(all) < goal && all.some((p) => !p.over) && child.exitCode === null) await pause(1);
  await pause(Math.random() * 10);
};

test(
  `${KILLS} times kill -9: nothing acknowledged is lost, nothing is half done, everything replays`,
  async () => {
    const data = join(tempFolder(), 'games.sqlite');
    const all: Played[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, url } = await startChild(data);
      while (all.filter((p) => !p.over).length < TABLES) {
        const game = all.length % 2 === 0 ? 'tetrarchia' : 'toy-cards';
        const table = await openTable(url, { game, seats: people(2) });
        all.push({ table, acked: new Map(), pending: undefined, over: false });
      }
      const running = all.filter((p) => !p.over).map((p) => play(url, p));
      const dead = new Promise<void>((done) => {
        if (child.exitCode !== null) done();
        else child.once('exit', () => done());
      });
      await someMoves(all, child);
      child.kill('SIGKILL');
      await Promise.all([...running, dead]);
      const db = new Database(data);
      for (const p of all.slice(-8)) await verify(db, p);
      db.close();
    }
    const db = new Database(data);
    for (const p of all) await verify(db, p);
    db.close();
    const acknowledged = acknowledgedIn(all);
    expect(acknowledged).toBeGreaterThan(KILLS * 5);
    if (process.env['TABULARIUM_KILLS']) console.log(`${KILLS} kills, ${acknowledged} acknowledged moves, 0 lost`);
  },
  30_000 + KILLS * 3000,
);
