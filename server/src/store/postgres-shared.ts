/** Several processes on one database: who is alive, who looks at what, who takes something on, and news for the others. */
import type { Client, Pool } from 'pg';
import { errorFacts, type Log } from '../common/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { newProcessName } from '../common/request-id.ts';
import { inBatches } from './batches.ts';
import { type Bell, eventNews, openBell, signedOutNews, viewersNews } from './postgres-bell.ts';
import type { OnAdded } from './postgres-append.ts';
import { textsOf } from './postgres-archive.ts';
import { eventsFrom } from './postgres-read.ts';
import { sealWith } from './postgres-seal.ts';
import type { PostgresPlace } from './postgres-url.ts';
import type { Shared, Watchers } from './shared.ts';
import type { StoredEvent } from './store.ts';

const BEAT_MS = 5000;
/** A process that has not been heard of for this long counts as dead. */
const DEAD_MS = 15_000;
const FORGOTTEN_MS = 60_000;
const TAILS = { lanes: 1, most: 200 };

/** The clock of the database, which all processes share. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** The secret of the store, which all processes share. */
export const secretIn = async (db: Pool): Promise<string> => {
  const { rows } = await db.query<{ value: string }>("SELECT value FROM facts WHERE name = 'secret'");
  const [found] = rows;
  if (!found) throw new Error('the database has no secret');
  return found.value;
};

/** How many servers use the database. */
export const countAlive = async (db: Pick<Pool, 'query'> | Client): Promise<number> => {
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM processes WHERE beat > ${NOW} - ${DEAD_MS}`,
  );
  return rows[0]!.n;
};

export interface OnPostgres extends Shared {
  readonly bell: Bell;
  onAdded: OnAdded;
  close(): Promise<void>;
}

export interface SharedConfig {
  readonly log: Log;
  /** The name of this process among the others, and in the log. */
  readonly process?: string;
  readonly metrics?: Metrics;
  /** For tests: nobody is told of anything, as if all news were lost. */
  readonly isMute?: boolean;
}

export const shareOn = async (
  pool: Pool,
  { connection, schema }: PostgresPlace,
  { log, process: me = newProcessName(), isMute = false }: SharedConfig,
): Promise<OnPostgres> => {
  const beat = async (): Promise<void> => {
    await pool.query(`INSERT INTO processes VALUES ($1, ${NOW}) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat`, [
      me,
    ]);
  };
  const forget = async (): Promise<void> => {
    await pool.query(`DELETE FROM processes WHERE beat < ${NOW} - ${FORGOTTEN_MS}`);
    await pool.query('DELETE FROM viewers WHERE process NOT IN (SELECT id FROM processes)');
  };
  const seal = sealWith(await secretIn(pool));
  await beat();
  const beating = setInterval(() => {
    beat()
      .then(forget)
      .catch((e: unknown) => log('store.beat', errorFacts(e)));
  }, BEAT_MS).unref();
  // The form of the news has a version, so that a later release can change it.
  const heard = await openBell(connection, `tabularium_1_${schema}`, seal, log, beat);
  const bell = isMute ? { ...heard, ring: () => {} } : heard;

  const isAlone = async (): Promise<boolean> => {
    const { rows } = await pool.query(`SELECT 1 FROM processes WHERE id <> $1 AND beat > ${NOW} - ${DEAD_MS} LIMIT 1`, [
      me,
    ]);
    return rows.length === 0;
  };
  /** Whoever asks for news of a table while others are asked for goes with the next question. */
  const tail = inBatches<{ id: string; n: number }, StoredEvent[] | undefined>(TAILS, async (wanted) => {
    const { rows } = await pool.query<{ i: number; archived: number; events: string | null }>({
      name: 'tail',
      text: `SELECT w.i::int, coalesce((SELECT a.n FROM archives a WHERE a.table_id = t.id AND t.archived = 1), 0) AS archived, (SELECT string_agg(e.body, ',' ORDER BY e.n) FROM events e WHERE e.table_id = t.id AND e.n > w.n) AS events
             FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w (id, n, i) JOIN tables t ON t.id = w.id`,
      values: [wanted.map((w) => w.id), wanted.map((w) => w.n)],
    });
    const found = new Map(rows.map((r) => [r.i, r]));
    return Promise.all(
      wanted.map(async ({ id, n }, i) => {
        const row = found.get(i + 1);
        // Whoever has missed what is in the archive by now reads all of it.
        if (row && row.archived > n) return eventsFrom((await textsOf(pool, id))?.events.slice(n).join() ?? null);
        return row && eventsFrom(row.events);
      }),
    );
  });

  return {
    bell,
    onAdded: (key, after, body) => bell.ring(eventNews(key, after, body, seal)),
    isAlone,
    arrive: async (until) => {
      const alone = await isAlone();
      if (alone)
        await pool.query(
          "INSERT INTO facts VALUES ('mercy_until', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          [String(until)],
        );
      const { rows } = await pool.query<{ value: string }>("SELECT value FROM facts WHERE name = 'mercy_until'");
      return { mercyUntil: Number(rows[0]?.value ?? until), isAlone: alone };
    },
    tail: (id, n) => tail({ id, n }),
    latest: async (ids) => {
      const { rows } = await pool.query<{ id: string; n: number }>({
        name: 'latest',
        text: `SELECT t.id, coalesce((SELECT n FROM events e WHERE e.table_id = t.id ORDER BY n DESC LIMIT 1),
                 (SELECT n FROM archives a WHERE a.table_id = t.id), 0) AS n
               FROM tables t WHERE t.id = ANY ($1::text[])`,
        values: [ids],
      });
      return new Map(rows.map((r) => [r.id, r.n]));
    },
    claim: async (ids, now, until) => {
      const { rows } = await pool.query<{ id: string }>(
        `UPDATE tables SET claimed_until = $3 WHERE id IN (
           SELECT id FROM tables WHERE id = ANY ($1::text[]) AND claimed_until <= $2 FOR UPDATE SKIP LOCKED
         ) RETURNING id`,
        [ids, now, until],
      );
      return rows.map((r) => r.id);
    },
    watch: async (id, eye, many, looking) => {
      if (many > 0)
        await pool.query(
          `INSERT INTO viewers (table_id, eye, process, many, looking) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (table_id, eye, process) DO UPDATE SET many = $4, looking = $5`,
          [id, eye, me, many, looking],
        );
      else await pool.query('DELETE FROM viewers WHERE table_id = $1 AND eye = $2 AND process = $3', [id, eye, me]);
      bell.ring(viewersNews(id));
    },
    tellSignedOut: (session) => bell.ring(signedOutNews(session)),
    watchers: async (ids) => {
      const { rows } = await pool.query<{ id: string; eye: string; many: number }>(
        `SELECT v.table_id AS id, v.eye, sum(v.many) AS many FROM viewers v JOIN processes p ON p.id = v.process
         WHERE v.table_id = ANY ($1::text[]) AND v.process <> $2 AND p.beat > ${NOW} - ${DEAD_MS} GROUP BY 1, 2`,
        [ids, me],
      );
      const found = Map.groupBy(rows, (r) => r.id);
      return new Map([...found].map(([id, all]): [string, Watchers] => [id, new Map(all.map((r) => [r.eye, r.many]))]));
    },
    looking: async (ids) => {
      const { rows } = await pool.query<{ id: string; eye: string }>(
        `SELECT v.table_id AS id, v.eye FROM viewers v JOIN processes p ON p.id = v.process
         WHERE v.table_id = ANY ($1::text[]) AND v.looking > 0 AND p.beat > ${NOW} - ${DEAD_MS}`,
        [ids],
      );
      return new Set(rows.map((r) => `${r.id} ${r.eye}`));
    },
    hear: (on) => bell.hear(on),
    deafSince: () => heard.deafSince(),
    close: async () => {
      clearInterval(beating);
      await pool.query('DELETE FROM viewers WHERE process = $1', [me]).catch(() => {});
      await pool.query('DELETE FROM processes WHERE id = $1', [me]).catch(() => {});
      await heard.close();
    },
  };
};
