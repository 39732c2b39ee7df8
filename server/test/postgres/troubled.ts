/** People who play at several processes and go on, whatever becomes of these: each says everything until it is answered, once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inputsOf } from '@tabularium/kernel';
import type { ClientMessage, OpenedTable } from '@tabularium/protocol';
import { Client, newNonce } from '../client.ts';
import { openTable, people } from '../table.ts';

/** Whoever hears nothing for this long tries another process. */
const PATIENCE_MS = 500;
const TABLES = 6;
const THINK_MS = 20;

type Act = Extract<ClientMessage, { t: 'act' }>;

export interface Played {
  readonly table: OpenedTable;
  /** Number of the event by nonce, as it was acknowledged. */
  readonly acked: Map<string, number>;
  /** Sent and not answered, by seat. */
  readonly pending: Map<number, Act>;
  isOver: boolean;
}

/** Where somebody is connected, and since when they wait for an answer. */
interface At {
  readonly url: string;
  asked: number | undefined;
}

export interface Process {
  readonly child: ChildProcess;
  readonly url: string;
  /** What it said last, if it ended by itself. */
  died(): string | undefined;
}

/** `release` is the version of the rules of one of its games. */
export const startProcess = async (data: string, release = 1): Promise<Process> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts'), data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(tmpdir(), 'tabularium-compile-cache'),
      TABULARIUM_TEST_RELEASE: String(release),
    },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const url = await new Promise<string>((done, failed) => {
    child.stdout.once('data', (text: Buffer) => done(text.toString().trim()));
    child.once('exit', () => failed(new Error(`the server did not start: ${said}`)));
  });
  return { child, url, died: () => (child.exitCode === null || child.killed ? undefined : said) };
};

const patiently = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {});
  const outOfPatience = pause(PATIENCE_MS).then(() => Promise.reject(new Error('closed: out of patience')));
  return Promise.race([work, outOfPatience]);
};

const isTrouble = (e: unknown): boolean =>
  /closed|hang up|ECONN|socket|response: 503/i.test(
    `${(e as Error).message} ${String((e as NodeJS.ErrnoException).code)}`,
  );

export class Troubled {
  readonly processes: Process[] = [];
  readonly all: Played[] = [];
  readonly seen = { resent: 0, stale: 0, reconnects: 0 };
  /** How long each person was without a process, in milliseconds, since somebody last looked. */
  outages: number[] = [];
  /** While a process starts, people wait, so that it has the machine to itself. */
  isPlaying = true;
  /** Called with the address of the process when somebody has sent a move there. */
  onSent: (url: string) => void = () => {};
  private readonly running: Promise<void>[] = [];
  /** Whoever is without a process. */
  private without = 0;
  private isStopped = false;

  get isEverybodyThere(): boolean {
    return this.without === 0;
  }

  get acked(): number {
    return this.all.reduce((n, p) => n + p.acked.size, 0);
  }

  /** Opens tables until there are enough that are played at. */
  async fill(): Promise<void> {
    while (this.all.filter((p) => !p.isOver).length < TABLES) {
      const kinds = [
        { game: 'tetrarchia', seats: people(2) },
        { game: 'toy-votes', seats: people(4) },
        { game: 'toy-cards', seats: [...people(2), { kind: 'bot' as const, bot: 'random' }] },
      ];
      try {
        const table = await openTable(this.anyUrl(), kinds[this.all.length % kinds.length]!);
        const played: Played = { table, acked: new Map(), pending: new Map(), isOver: false };
        this.all.push(played);
        for (const [seat, token] of table.seats.entries())
          if (token !== null) this.running.push(this.sit(played, seat, token));
      } catch {
        await pause(20);
      }
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running);
  }

  /** Nobody but the test ends a process. */
  demandAlive(): void {
    for (const process of this.processes) {
      const said = process.died();
      if (said !== undefined) throw new Error(`a process ended by itself: ${said}`);
    }
  }

  private anyUrl(): string {
    return this.processes[Math.floor(Math.random() * this.processes.length)]!.url;
  }

  private async sit(played: Played, seat: number, token: string): Promise<void> {
    /** Since when this person was not answered. */
    let since: number | undefined;
    const isBack = (): void => {
      if (since === undefined) return;
      this.outages.push(performance.now() - since);
      this.without--;
      since = undefined;
    };
    while (!played.isOver && !this.isStopped) {
      let client: Client | undefined;
      const at: At = { url: this.anyUrl(), asked: undefined };
      try {
        const coming = Client.at(at.url, played.table.id, token);
        void coming.then(
          (c) => {
            client = c;
          },
          () => {},
        );
        const there = await patiently(coming);
        isBack();
        await this.play(played, seat, there, at);
      } catch (e) {
        if (!isTrouble(e)) throw e;
        this.seen.reconnects++;
        if (since === undefined) this.without++;
        since ??= at.asked ?? performance.now();
        await pause(20);
      } finally {
        client?.close();
      }
    }
    if (since !== undefined) this.without--;
  }

  private async play(played: Played, seat: number, client: Client, at: At): Promise<void> {
    const left = played.pending.get(seat);
    if (left) {
      this.seen.resent++;
      await this.settle(played, seat, client, left, at);
    }
    while (!this.isStopped) {
      if (client.scene.over) played.isOver = true;
      if (played.isOver) return;
      if (client.isClosed()) throw new Error('the connection was closed');
      await pause(Math.random() * THINK_MS);
      if (!client.isAsked() || !this.isPlaying) {
        await pause(this.isPlaying ? 4 : 25);
        continue;
      }
      const offers = inputsOf(client.scene.question!, seat);
      const { verb, arg } = offers[Math.floor(Math.random() * offers.length)]!;
      const act = { t: 'act', decision: client.scene.decision, nonce: newNonce(), verb } as const;
      await this.settle(played, seat, client, arg === undefined ? act : { ...act, arg: arg as string }, at);
    }
  }

  private async settle(played: Played, seat: number, client: Client, act: Act, at: At): Promise<void> {
    played.pending.set(seat, act);
    at.asked = performance.now();
    const asked = client.ask(act);
    this.onSent(at.url);
    const answer = await patiently(asked);
    at.asked = undefined;
    if (answer.t === 'ok') {
      const before = played.acked.get(act.nonce);
      if (before !== undefined && before !== answer.n) throw new Error('acknowledged twice, as different events');
      played.acked.set(act.nonce, answer.n);
    } else {
      this.seen.stale++;
      if (answer.reason.k !== 'kernel.stale') throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
    }
    played.pending.delete(seat);
  }
}
