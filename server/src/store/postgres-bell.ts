/**
 * Tells other processes that something was written, and hears it from them. It is rung after the event is durable, in a
 * trip of its own: inside the transaction, NOTIFY would hold one lock for the whole database while the disk is written,
 * and moves at different tables would wait for each other.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Log } from '../common/log.ts';
import { inBatches } from './batches.ts';
import type { News } from './shared.ts';

/** One NOTIFY bears 8,000 bytes. */
const LANES = { lanes: 1, most: 200 };
const AGAIN_MS = [100, 200, 500, 1000, 2000];
/** A connection that died without a word is noticed by asking. */
const PROBE_MS = 5000;
const ANSWER_MS = 3000;

export interface Bell {
  ring(news: string): void;
  hear(on: (news: News) => void): void;
  deafSince(): number | undefined;
  close(): Promise<void>;
}

export const eventNews = (key: string): string => `e${key}`;
export const viewersNews = (id: string): string => `v${id}`;
export const goneNews = (id: string): string => `g${id}`;
export const signedOutNews = (session: string): string => `s${session}`;

const parseNews = (text: string): News | undefined => {
  const rest = text.slice(1);
  if (text.startsWith('v')) return { t: 'viewers', id: rest };
  if (text.startsWith('g')) return { t: 'gone', id: rest };
  if (text.startsWith('s')) return { t: 'signedOut', id: rest };
  const colon = rest.lastIndexOf(':');
  // A newer release may have news that this one does not know.
  return text.startsWith('e') ? { t: 'event', id: rest.slice(0, colon), n: Number(rest.slice(colon + 1)) } : undefined;
};

/** `onBack` is called when the connection was lost and is there again, before everything is looked at. */
export const openBell = async (
  connection: ClientConfig,
  channel: string,
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
      for (const text of payload.split(' ')) {
        const news = parseNews(text);
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

  const ring = inBatches<string, undefined>(LANES, async (all) => {
    await client?.query('SELECT pg_notify($1, $2)', [channel, [...new Set(all)].join(' ')]);
    return all.map(() => undefined);
  });

  return {
    // What is lost with the connection is made good by those who should have heard it: they look for themselves.
    ring: (news) => void ring(news).catch(() => {}),
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
