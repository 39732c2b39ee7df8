import type { ServerMessage } from '@tabularium/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { openStream } from './stream.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a stream gives its messages whole, and every sign of life in between', async () => {
  const parts = [
    ': still here\n\nid: 1\nda',
    'ta: {"t":"pong"}\n',
    '\ndata: no json\n\ndata: {"t":"bye","reason":{"k":"x"}}\n\n',
  ];
  const body = new ReadableStream({
    start: (c) => {
      for (const p of parts) c.enqueue(new TextEncoder().encode(p));
      c.close();
    },
  });
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    asked.push([path, headers]);
    return Promise.resolve(new Response(body));
  });
  const got: ServerMessage[] = [];
  let opened = 0;
  await new Promise<void>((done) =>
    openStream('t', { token: 'secret' }, 7, { onOpen: () => opened++, onMessage: (m) => got.push(m), onClose: done }),
  );
  // The secret travels in a header, never in the address.
  expect(asked).toEqual([['/api/tables/t/events?since=7&t=t', { authorization: 'Bearer secret' }]]);
  expect(opened).toBe(1);
  expect(got).toEqual([{ t: 'pong' }, { t: 'pong' }, { t: 'pong' }, { t: 'bye', reason: { k: 'x' } }]);
});

test('what a server did not manage is not taken for a no: it is said again when the table is there again', async () => {
  const refused = { reason: { k: 'kernel.stale' }, t: 'no', nonce: 'a', rules: [], offered: {} };
  const answers = [
    Response.json(refused, { status: 409 }),
    Response.json({ reason: { k: 'server.failed' }, rules: [], offered: {} }, { status: 500 }),
  ];
  const events = new Response(new ReadableStream());
  vi.stubGlobal('fetch', async (path: string) => (path.includes('/events') ? events : answers.shift()));
  const got: ServerMessage[] = [];
  await new Promise<void>((done) => {
    const stream = openStream('t', {}, 0, { onOpen: () => {}, onMessage: (m) => got.push(m), onClose: done });
    stream.send({ t: 'undo', nonce: 'a' });
    stream.send({ t: 'undo', nonce: 'b' });
  });
  await Promise.resolve();
  expect(got).toEqual([refused]);
});
