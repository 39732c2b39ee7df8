/** Puts the parts of the server together and starts listening. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Bots } from '../bots/bots.ts';
import { Orphans } from '../bots/orphans.ts';
import { CannotStart, reasonOf } from './cannot-start.ts';
import type { Clock } from '../common/clock.ts';
import { openData } from './data.ts';
import { DEFAULT_DATA } from './data-file.ts';
import { type Games, ourGames } from '../games/games.ts';
import { History } from '../history/history.ts';
import { createApp } from '../http/app.ts';
import { takePulse } from '../http/health.ts';
import { Readiness } from '../http/ready.ts';
import { UnderWay } from '../http/under-way.ts';
import { watchedStore } from '../http/watched-store.ts';
import { newProcessName } from '../common/request-id.ts';
import { countingLog } from '../metrics/counting-log.ts';
import { measuredStore } from '../metrics/measured-store.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { drain, hasOthers } from './drain.ts';
import { openMetricsPort } from './metrics-port.ts';
import { showState, startMetrics } from './measuring.ts';
import { hostCheck } from '../http/hosts.ts';
import { readFiles } from '../http/files.ts';
import { type Limits, LIMITS_BY_DEFAULT } from '../connections/limits.ts';
import { listen } from './listen.ts';
import { errorFacts, type Log, silent } from '../common/log.ts';
import { Neighbours } from '../tables/neighbours.ts';
import { Outages } from '../tables/outages.ts';
import { type NoticesSetUp, openNotices } from '../notices/open.ts';
import { Overdue } from '../tables/overdue.ts';
import { tendVotes } from '../votes/tending.ts';
import { Readers } from '../connections/readers.ts';
import { acceptSockets } from '../connections/sockets.ts';
import { Issuer, type IssuerConfig } from '../people/issuer.ts';
import { Tables } from '../tables/tables.ts';
import { startPool } from '../workers/pool.ts';

export interface ServerConfig extends NoticesSetUp {
  readonly port?: number;
  readonly host?: string;
  /** A SQLite file, or postgres://… */
  readonly data?: string;
  /** Folder of the built client. */
  readonly client?: string;
  readonly games?: Games;
  readonly limits?: Partial<Limits>;
  readonly origins?: readonly string[];
  /** Host names under which the server answers, besides `localhost`, IP addresses and the machine's own name. */
  readonly publicNames?: readonly string[];
  /** Set behind a proxy: take the client's address from `X-Forwarded-For`. */
  readonly trustProxy?: boolean;
  /** Somebody who signs people in, besides codes and passkeys. */
  readonly issuer?: IssuerConfig;
  /** Where metrics are shown; without a port nowhere, and nothing is measured. On this machine only, unless a host is named. */
  readonly metricsPort?: number;
  readonly metricsHost?: string;
  /** The name of this process among others on the same database, and in the log. */
  readonly process?: string;
  /** On Postgres, how long a process that ends takes to close its tables if others are there. */
  readonly drainMs?: number;
  /** How long a server that ends waits for requests that it is answering. */
  readonly finishMs?: number;
  /** How long a bot waits before it answers, in milliseconds, so that people can follow. */
  readonly botPauseMs?: number;
  /** Tests pass their own clock, and check for overdue answers more often (`lookMs`). */
  readonly clock?: Clock;
  readonly lookMs?: number;
  /** A server that was silent for this long was down. Tests that let their clock jump say Infinity. */
  readonly downMs?: number;
  /** On Postgres, tests take on bots of other processes sooner, and lose all news. */
  readonly orphanMs?: number;
  readonly isMute?: boolean;
  readonly log?: Log;
}

export interface Running {
  readonly url: string;
  /** Addresses for other machines; empty if the server listens only on this one. */
  readonly elsewhere: readonly string[];
  readonly port: number;
  /** Whether the port differs from the one that was asked for. */
  readonly moved: boolean;
  /** Where metrics are shown. */
  readonly metricsPort: number | undefined;
  /** Several processes may use the store, so an end may take longer. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../../..');
export const DEFAULT_PORT = 8700;
const SWEEP_MS = 60_000;
/** How often the store is asked at which tables the time to answer has run out. */
const LOOK_MS = 5_000;
/** A client that takes longer than this to send its request is cut off. */
const REQUEST_MS = 60_000;
const FINISH_MS = 2_000;

export const startServer = async (config: ServerConfig = {}): Promise<Running> => {
  const { host = '127.0.0.1', port = DEFAULT_PORT, games = ourGames } = config;
  const readiness = new Readiness();
  const measured = await startMetrics(config.metricsPort);
  const metrics = measured ?? noMetrics;
  const log = countingLog(config.log ?? silent, metrics);
  const shown =
    measured && (await openMetricsPort(measured, readiness, { port: config.metricsPort!, host: config.metricsHost }));
  const limits = { ...LIMITS_BY_DEFAULT, ...config.limits };
  const origins = config.origins ?? [];
  const data = { log, metrics, process: config.process ?? newProcessName(), isMute: config.isMute === true };
  const opened = await openData(config.data ?? DEFAULT_DATA, data).catch((e: unknown) => {
    shown?.close();
    throw e;
  });
  const { contentInUse, unlock } = opened;
  const watched = watchedStore(opened.store, readiness);
  const store = measured ? measuredStore(watched, metrics) : watched;
  const tables = new Tables(store, games, config.clock ?? Date.now, log, metrics);
  const pool = startPool(games.href, limits.botMs);
  const bots = new Bots(pool, log, config.botPauseMs ?? 0, limits.botInputs);
  const history = new History(tables);
  tables.onRoom = (room) => {
    bots.watch(room);
    history.watch(room);
  };
  tables.awayMs = limits.awayMs;
  tables.deedRate = limits.messages;
  tables.contentInUse = contentInUse;
  if (config.issuer)
    tables.people.issuer = new Issuer(config.issuer, tables.people, { sql: store.sql, clock: tables.clock, log });
  const isAlone = await arrive(tables);
  const outages = new Outages(tables, config.downMs);
  await outages.notice();

  const addressOf = (request: IncomingMessage): string => addressFrom(request, config.trustProxy === true);
  const readers = new Readers(limits, Date.now);
  const notices = await openNotices(tables, config);
  const isOurHost = hostCheck([...namesOf(config), ...(EVERYWHERE.includes(host) ? [] : [host])]);
  const pulse = takePulse();
  const app = createApp({
    readers,
    readiness,
    isOurHost,
    lag: () => pulse.lag(),
    tables,
    notices,
    pool,
    limits,
    origins,
    files: readFiles(config.client ?? resolve(ROOT, 'client/dist')),
    addressOf: (c: Context) => addressOf(bindingsOf(c).incoming),
    carrierOf: (c: Context) => bindingsOf(c).outgoing as ServerResponse,
    sockets: () => sockets.count,
  });
  const underWay = new UnderWay();
  const listener = getRequestListener((request, env) => underWay.answer(app.fetch(request, env)));
  const server: Server = createServer(
    { requestTimeout: REQUEST_MS },
    (request, response) => void listener(request, response),
  );
  const sockets = acceptSockets(server, tables, {
    limits,
    origins,
    addressOf,
    readers,
    isOurHost,
    isDraining: () => readiness.problem() === 'draining',
  });
  const at = await listen(server, host, port).catch(async (e: unknown) => {
    shown?.close();
    await store.close();
    unlock();
    throw new CannotStart(`Cannot listen at ${host}, port ${port}: ${reasonOf(e)}. Choose another address or port.`);
  });
  const sweep = setInterval(() => {
    void tables.sweep();
    void tables.people.sweep().catch((e: unknown) => log('people.failed', errorFacts(e)));
    void history.sweep().catch((e: unknown) => log('history.failed', errorFacts(e)));
    void notices.sweep().catch((e: unknown) => log('notices.failed', errorFacts(e)));
    void tables.expire(limits).catch((e: unknown) => log('expiry.failed', errorFacts(e)));
    void tables.archive(limits.archiveMs).catch((e: unknown) => log('archive.failed', errorFacts(e)));
  }, SWEEP_MS).unref();
  const stalled = setInterval(() => readers.sweep(), Math.min(1000, limits.stallMs)).unref();
  const overdue = new Overdue(tables, outages);
  const look = setInterval(() => {
    void overdue.look();
    void tendVotes(tables);
  }, config.lookMs ?? LOOK_MS).unref();
  const lookBack = setInterval(() => void history.look(), config.lookMs ?? LOOK_MS).unref();
  const tell = setInterval(() => void notices.look(), config.lookMs ?? LOOK_MS).unref();
  const neighbours = store.shared && new Neighbours(tables, store.shared, config.lookMs);
  const orphans = store.shared && new Orphans(tables, bots, config.orphanMs);
  const lookForOrphans = setInterval(() => void orphans?.look(), config.lookMs ?? LOOK_MS).unref();
  if (isAlone) void wakeBots(tables, bots, log);
  showState(metrics, tables, readiness, () => sockets.count);
  readiness.serve(store);
  log('server.start', { host, port: at });

  const close = async (): Promise<void> => {
    readiness.drain();
    // The others are asked beforehand: a process that cannot reach its database has nobody to spare.
    if (await hasOthers(tables)) {
      log('server.drain', { rooms: tables.inMemory });
      await drain(tables, config.drainMs);
    }
    clearInterval(sweep);
    clearInterval(look);
    clearInterval(tell);
    clearInterval(lookForOrphans);
    clearInterval(lookBack);
    neighbours?.close();
    clearInterval(stalled);
    pulse.close();
    readiness.close();
    shown?.close();
    server.close();
    await overdue.close();
    await notices.close();
    await orphans?.close();
    await history.close();
    await tables.close();
    sockets.close();
    await pool.close();
    server.closeIdleConnections();
    await underWay.finish(config.finishMs ?? FINISH_MS);
    setTimeout(() => server.closeAllConnections(), 300).unref();
    await store.close();
    unlock();
    log('server.stop');
  };
  let closing: Promise<void> | undefined;
  return {
    url: addressOn(EVERYWHERE.includes(host) ? 'localhost' : host, at),
    elsewhere: EVERYWHERE.includes(host) ? otherHosts().map((other) => addressOn(other, at)) : [],
    port: at,
    moved: port !== 0 && at !== port,
    metricsPort: shown?.port,
    isShared: store.shared !== undefined,
    close: () => (closing ??= close()),
  };
};

/** The names under which people find this server. */
const namesOf = ({ publicNames = [], publicUrl }: ServerConfig): readonly string[] =>
  publicUrl === undefined ? publicNames : [...publicNames, new URL(publicUrl).hostname];

/** What Node has of a request. */
const bindingsOf = (c: Context): HttpBindings => c.env as HttpBindings;

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

const otherHosts = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );

const addressOn = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Returns whether this is the only process on the store. Mercy after a start is for all processes together: a deploy grants none. */
const arrive = async (tables: Tables): Promise<boolean> => {
  const arrived = await tables.store.shared?.arrive(tables.mercyUntil);
  if (arrived) tables.mercyUntil = arrived.mercyUntil;
  return arrived?.isAlone ?? true;
};

/** Loads the tables at which a bot was to move when the server last stopped. One after another, so that other requests are not held up. */
const wakeBots = async (tables: Tables, bots: Bots, log: Log): Promise<void> => {
  try {
    for (const id of await tables.store.botsDue()) {
      if (tables.closed) return;
      const room = await tables.room(id).catch((e: unknown) => {
        log('table.failed', { table: id, ...errorFacts(e) });
        return undefined;
      });
      if (room && tables.store.shared) bots.wake(room);
    }
  } catch (e) {
    log('bots.failed', errorFacts(e));
  }
};

/** Only the last address was added by our proxy; a client could have invented those before it. */
const addressFrom = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const told = headers['x-forwarded-for'];
  const last = trustProxy && typeof told === 'string' ? told.split(',').at(-1)!.trim() : '';
  return last || (socket.remoteAddress ?? 'unknown');
};
