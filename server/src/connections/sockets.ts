/** WebSockets: only from our own origin, with limits on size and rate, and closed when they no longer answer pings. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Msg } from '@tabularium/kernel';
import { LIMITS } from '@tabularium/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Bucket, Counter } from './bucket.ts';
import { textFrame } from './frame.ts';
import type { Limits } from './limits.ts';
import type { Reader, Readers } from './readers.ts';
import { parseMessage, Session } from './session.ts';
import { BadRequest } from '../common/bad-request.ts';
import { msg } from '../common/msg.ts';
import { requestIdFrom } from '../common/request-id.ts';
import type { Tables } from '../tables/tables.ts';

const SOCKET_PATH = '/ws';

/** WebSocket close codes. Codes of applications begin at 4000. */
const REFUSED = 4000;
const GOING = 1001;

export interface Sockets {
  close(): void;
  readonly count: number;
}

export interface SocketConfig {
  readonly limits: Limits;
  /** Other origins that may connect. */
  readonly origins: readonly string[];
  readonly addressOf: (request: IncomingMessage) => string;
  readonly readers: Readers;
  readonly isOurHost: (header: string | undefined) => boolean;
  /** The process is about to end, so nobody new is let in. */
  readonly isDraining: () => boolean;
}

/** Whether a request comes from our own pages. Programs that are not browsers send no origin, and may connect. */
export const isOwnOrigin = (origin: string | undefined, host: string | undefined, more: readonly string[]): boolean => {
  if (origin === undefined || more.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

export const acceptSockets = (server: Server, tables: Tables, config: SocketConfig): Sockets => {
  const { limits, readers } = config;
  // Without this the library answers any number of pings, and buffers the answers if they are not read.
  const ours = { noServer: true, autoPong: false } as const;
  const wss = new WebSocketServer({ ...ours, maxPayload: LIMITS.message, perMessageDeflate: false });
  const byAddress = new Counter();
  const alive = new WeakSet<WebSocket>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, host } = request.headers;
    const address = config.addressOf(request);
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return turnAway(socket, '404 Not Found');
    if (!config.isOurHost(host)) return turnAway(socket, '421 Misdirected Request');
    if (!isOwnOrigin(origin, host, config.origins)) return turnAway(socket, '403 Forbidden');
    // Another process, or a later try, does better than this one.
    if (config.isDraining()) return turnAway(socket, '503 Service Unavailable');
    if (wss.clients.size >= limits.sockets || byAddress.of(address) >= limits.socketsPerAddress)
      return turnAway(socket, '503 Service Unavailable');
    wss.handleUpgrade(request, socket, head, (ws) => {
      byAddress.add(address, 1);
      ws.on('close', () => byAddress.add(address, -1));
      converse(ws, socket, address, requestIdFrom(request.headers['x-request-id']));
    });
  });

  const converse = (ws: WebSocket, socket: Duplex, address: string, id: string): void => {
    const out = inOneBreath(socket);
    const reader: Reader = {
      address,
      backlog: () => socket.writableLength,
      taken: () => (socket as Socket).bytesWritten - socket.writableLength,
      drop: () => ws.terminate(),
    };
    readers.add(reader);
    const bucket = new Bucket(limits.messages, tables.clock());
    let ended = false;
    const bye = (reason: Msg, problems?: readonly Msg[]): void => {
      if (ended) return;
      ended = true;
      out.flush();
      ws.send(JSON.stringify({ t: 'bye', reason, ...(problems && { problems }) }));
      ws.close(reason.k === 'server.closing' ? GOING : REFUSED);
    };
    const session = new Session(tables, {
      request: id,
      send: (text) => {
        if (socket.writableLength > limits.backlog) ws.terminate();
        else if (ws.readyState === ws.OPEN) out.write(textFrame(text));
      },
      bye,
      admit: (table) => readers.admit(address, table),
    });
    const helloTimer = setTimeout(() => bye(msg('server.helloFirst')), limits.helloMs);
    alive.add(ws);
    ws.on('pong', () => alive.add(ws));
    ws.on('ping', (data) => {
      if (!bucket.take(tables.clock())) bye(msg('server.tooFast'));
      else if (socket.writableLength > limits.backlog) ws.terminate();
      else if (!ended) ws.pong(data);
    });
    ws.on('message', (data, isBinary) => {
      if (ended) return;
      alive.add(ws);
      const read = parseMessage(isBinary ? '' : (data as Buffer).toString());
      if ('value' in read && read.value.t === 'hello') clearTimeout(helloTimer);
      if (!bucket.take(tables.clock())) bye(msg('server.tooFast'));
      else if ('value' in read) session.receive(read.value);
      else {
        const { reason, problems } = new BadRequest('malformed', read.faults);
        bye(reason, problems);
      }
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      clearTimeout(helloTimer);
      readers.remove(reader);
      session.close();
    });
  };

  const heartbeat = setInterval(() => {
    for (const ws of wss.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, limits.heartbeatMs);
  heartbeat.unref();

  return {
    get count() {
      return wss.clients.size;
    },
    close: () => {
      clearInterval(heartbeat);
      for (const ws of wss.clients) ws.close(GOING);
      // Clients that do not answer the close frame are not waited for.
      setTimeout(() => {
        for (const ws of wss.clients) ws.terminate();
      }, 500).unref();
      wss.close();
    },
  };
};

/**
 * Writes frames directly to the socket, because the library takes twice as long. Frames written in the same tick, such
 * as a move and its answer, go out in one packet.
 */
const inOneBreath = (socket: Duplex): { readonly write: (frame: Buffer) => void; readonly flush: () => void } => {
  let waiting: Buffer[] = [];
  const flush = (): void => {
    if (waiting.length === 0) return;
    const frames = waiting;
    waiting = [];
    if (socket.writable) socket.write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
  };
  return {
    write: (frame) => {
      if (waiting.push(frame) === 1) process.nextTick(flush);
    },
    flush,
  };
};

const turnAway = (socket: Duplex, status: string): void => {
  // Without a listener, a client that hangs up during our answer would crash the server.
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
