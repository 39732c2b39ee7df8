/** Playing without WebSocket: the server's messages as a stream of server-sent events, the client's as POST requests. */
import { type Msg, Refused } from '@tabularium/kernel';
import {
  actSchema,
  beginSchema,
  freeSchema,
  proposeSchema,
  LIMITS,
  saySchema,
  takeBackSchema,
  muteSchema,
  undoSchema,
  voiceSchema,
  vacationSchema,
} from '@tabularium/protocol';
import { type Context, Hono } from 'hono';
import { demandOpened } from '../seats/access.ts';
import { Counter } from '../connections/bucket.ts';
import { errorFacts } from '../common/log.ts';
import { msg } from '../common/msg.ts';
import { perform, viewerFor } from '../connections/session.ts';
import { look } from '../tables/looking.ts';
import type { Deps } from './deps.ts';
import { limitSize } from './guards.ts';
import { answerWith } from './problems.ts';
import { accessOf, bodyAs, roomOf } from './requests.ts';

const DEEDS = {
  act: actSchema,
  undo: undoSchema,
  say: saySchema,
  propose: proposeSchema,
  voice: voiceSchema,
  takeBack: takeBackSchema,
  free: freeSchema,
  mute: muteSchema,
  begin: beginSchema,
  vacation: vacationSchema,
} as const;

export const playRoutes = (deps: Deps): Hono => {
  const app = new Hono();
  for (const [name, schema] of Object.entries(DEEDS)) {
    app.post(`/:id/${name}`, limitSize(LIMITS.message), async (c) => {
      const room = await roomOf(deps.tables, c);
      const { eye, owner, secret } = demandOpened(await accessOf(deps.tables, room, c));
      const by = { eye, owner, ...(secret !== undefined && { secret }) };
      return answerWith(c, await perform(room, by, await bodyAs(c, schema)));
    });
  }
  const streams = new Counter();
  app.get('/:id/events', (c) => stream(deps, c, streams));
  return app;
};

/** The last event seen: from the query, or from the header that a browser sends when it reconnects by itself. */
const sinceOf = (c: Context): number => {
  const text = c.req.query('since') ?? c.req.header('Last-Event-ID') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

const stream = async (
  { tables, limits, addressOf, carrierOf, readers }: Deps,
  c: Context,
  counter: Counter,
): Promise<Response> => {
  const room = await roomOf(tables, c);
  const address = addressOf(c);
  if (counter.of(address) >= limits.socketsPerAddress) throw new Refused(msg('server.tooMany'));
  if (!(await readers.admit(address, room.id))) throw new Refused(msg('server.tooMany'));
  const carrier = carrierOf(c);
  const access = demandOpened(await accessOf(tables, room, c));
  const encoder = new TextEncoder();
  let out!: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  let sent = 0;
  const send = (text: string): void => {
    if (!isOpen) return;
    const bytes = encoder.encode(text);
    sent += bytes.length;
    out.enqueue(bytes);
  };
  const backlog = (): number => (isOpen ? -(out.desiredSize ?? 0) : 0) + (carrier?.writableLength ?? 0);
  const reader = { address, backlog, taken: () => sent - backlog(), drop: () => void carrier?.destroy() };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(beat);
    unwatch();
    readers.remove(reader);
    void room.leave(viewer);
  };
  const end = (): void => {
    if (isOpen) out.close();
    close();
  };
  const viewer = viewerFor(access, (message, text) => {
    send(`${'n' in message ? `id: ${message.n}\n` : ''}data: ${text}\n\n`);
    if (message.t === 'bye') end();
    // A reader that does not read is disconnected, which frees what was waiting for it.
    else if ((out.desiredSize ?? 0) < -limits.backlog) carrier?.destroy();
  });
  const bye = (reason: Msg): void => viewer.send({ t: 'bye', reason }, JSON.stringify({ t: 'bye', reason }));
  const { session } = access;
  const unwatch =
    session === undefined ? () => {} : tables.people.whileSignedIn(session, () => bye(msg('server.signedOut')));
  counter.add(address, 1);
  const beat = setInterval(() => send(': still here\n\n'), limits.heartbeatMs);
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        out = controller;
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  readers.add(reader);
  if (c.req.query('hidden') !== undefined) look(room, viewer, false);
  room.enter(viewer, sinceOf(c)).catch((e: unknown) => {
    if (e instanceof Refused) return bye(e.reason);
    tables.log('stream.failed', { table: room.id, ...errorFacts(e) });
    end();
  });
  // A stream that nobody starts to read (a HEAD request, or a client that has gone) is never cancelled, so the connection is watched too.
  const gone = (): void => {
    counter.add(address, -1);
    close();
  };
  if (carrier?.destroyed) gone();
  else carrier?.once('close', gone);
  c.header('Content-Type', 'text/event-stream');
  c.header('Cache-Control', 'no-store');
  c.header('X-Accel-Buffering', 'no');
  return c.body(body);
};
