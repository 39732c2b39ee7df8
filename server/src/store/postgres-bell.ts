/**
 * Tells other processes that something was written, and hears it from them. It is rung after the event is durable, in a
 * trip of its own: inside the transaction, NOTIFY would hold one lock for the whole database while the disk is written,
 * and moves at different tables would wait for each other.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Log } from '../common/log.ts';
import { inBatches } from './batches.ts';
import { parsed } from './postgres-read.ts';
import type { Seal } from './postgres-seal.ts';
import type { News, ToldEvent } from './shared.ts';

/** One NOTIFY bears 8,000 bytes, and no news has more than 70 without its event. */
const LANES = { lanes: 1, most: 110 };
const MOST_BYTES = 7900;
/** Between the news of one NOTIFY. */
const SEPARATOR = ' ';
const AGAIN_MS = [100, 200, 500, 1000, 2000];
/** A connection that died without a word is noticed by asking. */
const PROBE_MS = 5000;
const ANSWER_MS = 3000;

export interface Ring {
  readonly news: string;
  /** Goes along where there is room. */
  readonly more?: string;
}

export interface Bell {
  ring(ring: Ring): void;
  hear(on: (news: News) => void): void;
  deafSince(): number | undefined;
  close(): Promise<void>;
}

/** `after` is when the event before it happened, `body` the event as it is stored. */
export const eventNews = (key: string, after: number | undefined, body: string, seal: Seal): Ring => ({
  news: `e${key}`,
  ...(after !== undefined && body.length < MOST_BYTES && { more: `:${seal.close([key, after, body].join(' '))}` }),
});
export const viewersNews = (id: string): Ring => ({ news: `v${id}` });
export const goneNews = (id: string): Ring => ({ news: `g${id}` });
export const signedOutNews = (session: string): Ring => ({ news: `s${session}` });

const parseNews = (text: string, seal: Seal): News | undefined => {
  const rest = text.slice(1);
  if (text.startsWith('v')) return { t: 'viewers', id: rest };
  if (text.startsWith('g')) return { t: 'gone', id: rest };
  if (text.startsWith('s')) return { t: 'signedOut', id: rest };
  // A newer release may have news that this one does not know.
  return text.startsWith('e') ? parseEvent(rest, seal) : undefined;
};

const parseEvent = (text: string, seal: Seal): News => {
  const [id = '', n, sealed] = text.split(':');
  return { t: 'event', id, n: Number(n), ...(sealed !== undefined && toldIn(`${id}:${n}`, sealed, seal)) };
};

/** What cannot be read, or was said of another event, is looked for in the database. */
const toldIn = (key: string, sealed: string, seal: Seal): { readonly told: ToldEvent } | undefined => {
  try {
    const [of, after, ...body] = seal.open(sealed).split(' ');
    return of === key ? { told: { after: Number(after), event: parsed(body.join(' ')) } } : undefined;
  } catch {
    return undefined;
  }
};

/** Everything is said once; after that there is room for what goes along. */
export const payloadOf = (rings: readonly Ring[]): string => {
  const mores = new Map<string, string>();
  for (const { news, more = '' } of rings) mores.set(news, more);
  let left = MOST_BYTES;
  for (const news of mores.keys()) left -= Buffer.byteLength(news) + SEPARATOR.length;
  return [...mores]
    .map(([news, more]) => {
      const bytes = Buffer.byteLength(more);
      if (bytes > left) return news;
      left -= bytes;
      return news + more;
    })
    .join(SEPARATOR);
};

/** `onBack` is called when the connection was lost and is there again, before everything is looked at. */
export const openBell = async (
  connection: ClientConfig,
  channel: string,
  seal: Seal,
  log: Log,
  onBack: () => Promise<void>,
): Promise<Bell> => {
  let on: (news: News) => void = () => {};
  let client: Client | undefined;
  let isClosed = false;
  let deafSince: number | undefined;

  const connect = async (): Promise<void> => {
    const c = new Client({ ...connection, application_name: channel, query_timeout: ANSWER_MS });
    c.on('error', () => {});
    await c.connect();
    const { rows } = await c.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const own = rows[0]!.pid;
    c.on('notification', ({ processId, payload = '' }) => {
      if (processId === own) return;
      for (const text of payload.split(SEPARATOR)) {
        const news = parseNews(text, seal);
        if (news) on(news);
      }
    });
    await c.query(`LISTEN ${channel}`);
    client = c;
    c.once('end', () => void reconnect(c));
  };
  const reconnect = async (lost: Client): Promise<void> => {
    if (isClosed || client !== lost) return;
    client = undefined;
    deafSince = performance.now();
    log('bell.lost');
    for (let tries = 0; !isClosed; tries++) {
      await sleep(AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)], undefined, { ref: false });
      try {
        await connect();
        await onBack();
      } catch {
        continue;
      }
      deafSince = undefined;
      log('bell.back');
      on({ t: 'all' });
      return;
    }
  };
  await connect();
  const probe = setInterval(() => {
    const c = client;
    c?.query('SELECT 1').catch(() => {
      c.end().catch(() => {});
      void reconnect(c);
    });
  }, PROBE_MS).unref();

  const ring = inBatches<Ring, undefined>(LANES, async (all) => {
    await client?.query('SELECT pg_notify($1, $2)', [channel, payloadOf(all)]);
    return all.map(() => undefined);
  });

  return {
    // What is lost with the connection is made good by those who should have heard it: they look for themselves.
    ring: (one) => void ring(one).catch(() => {}),
    hear: (listener) => {
      on = listener;
    },
    deafSince: () => deafSince,
    close: async () => {
      isClosed = true;
      clearInterval(probe);
      const c = client;
      client = undefined;
      await c?.end().catch(() => {});
    },
  };
};
