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

type Act = Extract<ClientMessage, { t: 'act' }>;

export interface Played {
  readonly table: OpenedTable;
  /** Number of the event by nonce, as it was acknowledged. */
  readonly acked: Map<string, number>;
  /** Sent and not answered, by seat. */
  readonly pending: Map<number, Act>;
  isOver: boolean;
}

export interface Process {
  readonly child: ChildProcess;
  readonly url: string;
}

export const startProcess = async (data: string): Promise<Process> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'tabularium-compile-cache') },
  });
  const url = await new Promise<string>((done, failed) => {
    child.stdout.once('data', (text: Buffer) => done(text.toString().trim()));
    child.once('exit', () => failed(new Error('the server did not start')));
  });
  return { child, url };
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
  private readonly running: Promise<void>[] = [];
  private isStopped = false;

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

  private anyUrl(): string {
    return this.processes[Math.floor(Math.random() * this.processes.length)]!.url;
  }

  private async sit(played: Played, seat: number, token: string): Promise<void> {
    while (!played.isOver && !this.isStopped) {
      let client: Client | undefined;
      try {
        const coming = Client.at(this.anyUrl(), played.table.id, token);
        void coming.then(
          (c) => {
            client = c;
          },
          () => {},
        );
        await this.play(played, seat, await patiently(coming));
      } catch (e) {
        if (!isTrouble(e)) throw e;
        this.seen.reconnects++;
        await pause(20);
      } finally {
        client?.close();
      }
    }
  }

  private async play(played: Played, seat: number, client: Client): Promise<void> {
    const left = played.pending.get(seat);
    if (left) {
      this.seen.resent++;
      await this.settle(played, seat, client, left);
    }
    while (!this.isStopped) {
      if (client.scene.over) played.isOver = true;
      if (played.isOver) return;
      if (client.isClosed()) throw new Error('the connection was closed');
      if (!client.isAsked()) {
        await pause(1);
        continue;
      }
      const offers = inputsOf(client.scene.question!, seat);
      const { verb, arg } = offers[Math.floor(Math.random() * offers.length)]!;
      const act = { t: 'act', decision: client.scene.decision, nonce: newNonce(), verb } as const;
      await this.settle(played, seat, client, arg === undefined ? act : { ...act, arg: arg as string });
    }
  }

  private async settle(played: Played, seat: number, client: Client, act: Act): Promise<void> {
    played.pending.set(seat, act);
    const answer = await patiently(client.ask(act));
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
