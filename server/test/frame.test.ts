import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/connections/frame.ts';
import { onEnd } from './table.ts';

test('texts of every length arrive as they were sent, between those of the library', async () => {
  const server = createServer();
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  onEnd(() => void server.close());
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000];
  server.on('upgrade', (request, socket, head) =>
    wss.handleUpgrade(request, socket, head, (ws) => {
      for (const n of lengths) {
        socket.write(textFrame('é'.repeat(n >> 1) + 'x'.repeat(n % 2)));
        ws.send('between');
      }
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onEnd(() => client.terminate());
  const got: string[] = [];
  client.on('message', (data: Buffer) => got.push(data.toString()));
  await expect.poll(() => got.length).toBe(2 * lengths.length);
  expect(got.filter((t) => t !== 'between').map((t) => Buffer.byteLength(t))).toEqual(lengths);
});
