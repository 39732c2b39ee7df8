/** Tables in Postgres. */
import { Client, Pool } from 'pg';
import { CannotStart, reasonOf } from '../program/cannot-start.ts';
import { shownData } from '../program/data-file.ts';
import { FORSAKEN } from './forsaken.ts';
import { appender, joined } from './postgres-append.ts';
import { archivePostgres, textsOf } from './postgres-archive.ts';
import { backupPostgres } from './postgres-backup.ts';
import { goneNews } from './postgres-bell.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { eventsFrom, messageOf, parsed } from './postgres-read.ts';
import { secretIn, type SharedConfig, shareOn } from './postgres-shared.ts';
import { inTransaction, postgresSql } from './postgres-sql.ts';
import { parsePostgres, type PostgresPlace } from './postgres-url.ts';
import { COLUMNS, changed, fromRow, RESULT_LEFT, type Row } from './rows.ts';
import type { Store, StoredTable } from './store.ts';
import { forgettingTable } from './forgetting.ts';
import { isNews, opened, parseWaits, waitsAfter } from './waits.ts';

/** A statement that takes longer has failed; what became of it is found out when the table is next opened. */
const STATEMENT_MS = 10_000;
const ANSWER_MS = 12_000;
const CONNECTIONS = 5;
/** More tables than this are not counted but estimated. */
const FEW = 10_000;

/** Connects once, brings the schema up to date, and says in words why that cannot be done. */
const prepare = async (data: string, { connection, schema }: PostgresPlace): Promise<void> => {
  const db = new Client(connection);
  // What breaks while nothing is asked shows with the next question.
  db.on('error', () => {});
  try {
    await db.connect();
    await migratePostgres(db, schema);
  } catch (e) {
    if (e instanceof CannotStart) throw e;
    throw new CannotStart(`${shownData(data)} cannot be used (${reasonOf(e)}): ${messageOf(e)}`);
  } finally {
    await db.end().catch(() => {});
  }
};

export const openPostgres = async (data: string, config: SharedConfig): Promise<Store> => {
  const place = parsePostgres(data);
  await prepare(data, place);
  const pool = new Pool({
    ...place.connection,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
  });
  // A connection that breaks while nothing is asked of it is replaced.
  pool.on('error', (e) => config.log('store.connection', { error: e.message }));
  // One that breaks while something is asked tells whoever asked; without a listener it would end the process besides.
  pool.on('connect', (connection) => connection.on('error', () => {}));
  const shared = await shareOn(pool, place, config).catch(async (e: unknown) => {
    await pool.end();
    throw new CannotStart(`${shownData(data)} cannot be used (${reasonOf(e)}): ${messageOf(e)}`);
  });
  const append = appender(
    pool,
    (...added) => shared.onAdded(...added),
    (size) => config.metrics?.observe('append_batch_size', size),
  );
  const sql = postgresSql(pool);
  const ids = async (text: string, ...values: (string | number)[]): Promise<string[]> =>
    (await sql.all<{ id: string }>(text, values)).map((r) => r.id);

  return {
    shared,
    sql,
    create: async (table, s, events = [], pack) => {
      const { id, name, game, visibility, created } = table;
      const body = JSON.stringify(table);
      const texts = events.map((e) => JSON.stringify(e));
      const bytes = table.origin?.t === 'import' ? texts.reduce((sum, t) => sum + t.length, body.length) : null;
      const waits = waitsAfter({}, s, opened(created, events));
      const told = [JSON.stringify(waits), isNews({}, waits) ? created : null];
      const rest = [table.pack ?? null, bytes, table.code ?? null, ...told];
      const line = [id, name, game, visibility, created, created, ...changed(s), ...rest];
      const packed = pack ? [pack.name, JSON.stringify(pack.content)] : [null, null];
      await pool.query(
        `WITH p AS (INSERT INTO packs SELECT $18, $19 WHERE $18::text IS NOT NULL ON CONFLICT DO NOTHING),
         t AS (INSERT INTO tables (id, name, game, visibility, created, updated, ended, bot_due, open_seats, waiting, seats, due, pack, imported, code, waits, untold)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)),
         b AS (INSERT INTO bodies VALUES ($1, $20))
         INSERT INTO events (table_id, n, inputs, body)
         SELECT $1, e.n, $21, e.body FROM unnest($22::int[], string_to_array($23, chr(30))) AS e (n, body)`,
        [...line, ...packed, body, s.inputs, events.map((e) => e.n), texts.length > 0 ? joined(texts) : null],
      );
    },
    append: (id, event, summary, after) => append({ id, event, summary, after }),
    load: async (id) => {
      const texts = await textsOf(pool, id);
      return texts && { table: parsed<StoredTable>(texts.body), events: eventsFrom(texts.events.join()) };
    },
    forsaken: (which, before, most) => ids(FORSAKEN[which], before, most),
    archivable: (before, most) =>
      ids(
        'SELECT id FROM tables WHERE ended = 1 AND archived = 0 AND updated < $1 ORDER BY updated LIMIT $2',
        before,
        most,
      ),
    archive: (id) => archivePostgres(pool, id),
    byCode: async (code) =>
      (
        await ids(
          'SELECT id FROM tables WHERE code = $1 AND ended = 0 AND open_seats > 0 ORDER BY created DESC LIMIT 1',
          code,
        )
      )[0],
    importedBytes: async () =>
      (
        await sql.all<{ sum: number }>(
          'SELECT coalesce(sum(imported), 0)::bigint AS sum FROM tables WHERE imported IS NOT NULL',
        )
      )[0]!.sum,
    staleImports: (before, most) =>
      ids('SELECT id FROM tables WHERE imported IS NOT NULL AND updated < $1 ORDER BY updated LIMIT $2', before, most),
    summaries: async (wanted) => {
      const { rows } = await pool.query<Row>(`SELECT ${COLUMNS} FROM tables WHERE id = ANY ($1::text[])`, [wanted]);
      const found = new Map(rows.map((r) => [r.id, fromRow(r)]));
      return wanted.flatMap((id) => found.get(id) ?? []);
    },
    listPublic: async (most) =>
      (
        await sql.all<Row>(
          `SELECT ${COLUMNS} FROM tables WHERE visibility = 'public' AND ended = 0 ORDER BY updated DESC LIMIT $1`,
          [most],
        )
      ).map(fromRow),
    botsDue: () => ids('SELECT id FROM tables WHERE bot_due = 1'),
    putOff: async (id, at, due) => {
      await pool.query('UPDATE tables SET due = $1 WHERE id = $2 AND due <= $3', [due, id, at]);
    },
    overdue: (at, most) =>
      ids('SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2', at, most),
    waits: async (wanted) => {
      const text = 'SELECT id, waits FROM tables WHERE id = ANY ($1::text[])';
      const { rows } = await pool.query<{ id: string; waits: string }>(text, [wanted]);
      return new Map(rows.map((r) => [r.id, parseWaits(r.waits)]));
    },
    untold: async (before, most) =>
      (
        await sql.all<{ id: string; from: number; waits: string }>(
          'SELECT id, untold AS "from", waits FROM tables WHERE untold IS NOT NULL AND untold <= $1 ORDER BY untold LIMIT $2',
          [before, most],
        )
      ).map(({ waits, ...rest }) => ({ ...rest, waits: parseWaits(waits) })),
    seenTo: async ({ id, from, waits }, next) => {
      // As data, not as text: the order of the keys is the database's own.
      const text = 'UPDATE tables SET untold = $1 WHERE id = $2 AND untold = $3 AND waits::jsonb = $4::jsonb';
      await sql.run(text, [next, id, from, JSON.stringify(waits)]);
    },
    remove: async (id) => {
      await inTransaction(pool, async (query) => {
        // An event that is being added in this moment may stay behind. Nobody ever reads it.
        const gone = await query<{ pack: string | null }>('DELETE FROM tables WHERE id = $1 RETURNING pack', [id]);
        await query('DELETE FROM events WHERE table_id = $1', [id]);
        await query(RESULT_LEFT, [id]);
        for (const { text, values } of forgettingTable(id)) await query(text, [...(values ?? [])]);
        const pack = gone[0]?.pack;
        if (typeof pack === 'string')
          await query(
            'DELETE FROM packs WHERE name = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.name)',
            [pack],
          );
      });
      shared.bell.ring(goneNews(id));
    },
    pack: async (name) => {
      const [found] = await sql.all<{ content: string }>('SELECT content FROM packs WHERE name = $1', [name]);
      return found && { name, content: parsed<unknown>(found.content) };
    },
    secret: () => secretIn(pool),
    backup: async (file) => void (await backupPostgres(place, file)),
    health: async () => {
      try {
        return { ok: true, tables: await countTables(pool) };
      } catch (e) {
        return { ok: false, tables: 0, problem: `the database does not answer (${reasonOf(e)})` };
      }
    },
    close: async () => {
      await shared.close();
      await pool.end();
    },
  };
};

/** Counting a million lines takes longer than whoever asks will wait. */
const countTables = async (pool: Pool): Promise<number> => {
  const few = await pool.query<{ n: number }>(
    `SELECT count(*) AS n FROM (SELECT 1 FROM tables LIMIT ${FEW + 1}) AS few`,
  );
  if (few.rows[0]!.n <= FEW) return few.rows[0]!.n;
  const about = await pool.query<{ n: number }>(
    "SELECT greatest(reltuples, 0)::bigint AS n FROM pg_class WHERE oid = 'tables'::regclass",
  );
  return Math.max(few.rows[0]!.n, about.rows[0]!.n);
};
