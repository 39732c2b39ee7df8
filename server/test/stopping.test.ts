/** A signal to end is obeyed within a few seconds, whatever clients and bots are doing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { GaveUp, Thread } from '../src/workers/thread.ts';
import { Client } from './client.ts';
import { onEnd, openTable, startTest, tempFolder } from './table.ts';
import { toyGames } from './toy-games.ts';

/** Longer than a stop may take, but less than a thread may take to start or a client to say hello. */
const A_FEW_SECONDS = 8000;

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly said: () => string;
}

const start = async (...args: string[]): Promise<Started> => {
  const data = join(tempFolder(), 'games.sqlite');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stop-child.ts'), data, ...args]);
  onEnd(() => void child.kill('SIGKILL'));
  let out = '';
  let log = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  await expect.poll(() => out, { timeout: 20_000 }).toMatch(/Ctrl-C/);
  return { child, url: /http:\S+/.exec(out)![0], said: () => log };
};

/** The exit code after one signal, or that it is still running after a few seconds. */
const stop = ({ child }: Started): Promise<unknown> =>
  new Promise((done) => {
    const timer = setTimeout(() => done('still running'), A_FEW_SECONDS);
    child.on('exit', (code) => {
      clearTimeout(timer);
      done(code);
    });
    child.kill('SIGTERM');
  });

const botFirst = (bot: string) => ({
  game: 'toy-cards',
  seats: [{ kind: 'bot' as const, bot }, { kind: 'open' as const }],
});

for (const bot of ['random', 'slow'])
  test(`a server with a ${bot} bot at work ends on the first signal`, { timeout: 60_000 }, async () => {
    const server = await start();
    // The client keeps its connection open after the answer, as browsers do.
    await openTable(server.url, botFirst(bot));
    expect(await stop(server)).toBe(0);
    expect(server.said()).toContain('server.stop');
    expect(server.said()).not.toMatch(/bot\.(gaveUp|failed|stuck)/);
  });

test('clients that never let go do not hold it up', { timeout: 60_000 }, async () => {
  const server = await start();
  const { id } = await openTable(server.url, { seats: [{ kind: 'open' }, { kind: 'open' }] });
  // A WebSocket that reads nothing, and so never answers that it is being closed.
  const deaf = await Client.at(server.url, id);
  deaf.socket.pause();
  // A stream of events, an upload that never ends, and a connection on which nothing was ever asked.
  const events = await fetch(`${server.url}/api/tables/${id}/events`);
  expect(events.status).toBe(200);
  const { port } = new URL(server.url);
  const upload = connect(Number(port), '127.0.0.1');
  upload.write(
    `POST /api/tables/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
  );
  const mute = connect(Number(port), '127.0.0.1');
  for (const socket of [upload, mute]) socket.on('error', () => {});
  onEnd(() => {
    deaf.close();
    upload.destroy();
    mute.destroy();
  });
  expect(await stop(server)).toBe(0);
});

test('a request that is being answered when the server ends is answered', async () => {
  const server = await startTest({ finishMs: 60_000 });
  const body = JSON.stringify({ label: 'laptop' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
  const asked = request(`${server.url}/api/people`, { method: 'POST', headers });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.flushHeaders();
  await once(asked, 'continue');
  const closing = server.close();
  // Time enough to close the data too early.
  await Promise.race([closing, sleep(500)]);
  asked.end(body);
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(201);
  asked.destroy();
  await closing;
});

test('somebody who still waits to be shown a table does not hold it up', { timeout: 60_000 }, async () => {
  const server = await start('nobody-enters');
  const { id } = await openTable(server.url, { seats: [{ kind: 'open' }, { kind: 'open' }] });
  const waiting = new Client(server.url);
  onEnd(() => waiting.close());
  await waiting.opened();
  waiting.send({ t: 'hello', table: id });
  await expect.poll(() => waiting.socket.readyState).toBe(WebSocket.OPEN);
  expect(await stop(server)).toBe(0);
});

test('a thread that was closed takes no more jobs', async () => {
  const thread = new Thread(toyGames.href);
  await thread.close();
  const job = { t: 'check', text: '{}', secret: '' } as const;
  await expect(thread.run(job, 1000)).rejects.toThrow(GaveUp);
});
