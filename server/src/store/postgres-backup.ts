/**
 * Backup of a database as a SQLite file, the same that a server without Postgres uses; and restoring such a file into an empty
 * database. So a copy can be opened anywhere, and games can move from one kind of store to the other.
 */
import { existsSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { CannotStart, reasonOf } from '../program/cannot-start.ts';
import { forOwnerOnly } from './file-rights.ts';
import { migrateSchema, UnusableFile } from './migrations.ts';
import { migratePostgres } from './postgres-migrations.ts';
import type { PostgresPlace } from './postgres-url.ts';
import { checkFile } from './sqlite.ts';
import { summed } from './summed.ts';

/** What is copied, in an order in which nothing is named before it is there. */
const COPIED: readonly { readonly table: string; readonly columns: readonly string[]; readonly summed?: true }[] = [
  { table: 'facts', columns: ['name', 'value'] },
  { table: 'packs', columns: ['name', 'content'] },
  {
    table: 'tables',
    columns:
      'id, name, game, visibility, created, updated, ended, bot_due, open_seats, waiting, seats, due, pack, imported, code, waits, untold'.split(
        ', ',
      ),
  },
  { table: 'bodies', columns: ['table_id', 'body'], summed: true },
  { table: 'events', columns: ['table_id', 'n', 'inputs', 'body'], summed: true },
  { table: 'people', columns: ['id', 'created'] },
  { table: 'sessions', columns: ['hash', 'id', 'person', 'label', 'created', 'seen'] },
  { table: 'codes', columns: ['hash', 'person', 'expires'] },
  { table: 'holds', columns: ['person', 'table_id', 'seat', 'token_hash', 'since'] },
  {
    table: 'contacts',
    columns:
      'id, person, kind, address, label, created, confirmed, code, code_until, code_tries, sent, stopped, why, error'.split(
        ', ',
      ),
  },
  { table: 'choices', columns: ['person', 'body'] },
  { table: 'table_choices', columns: ['person', 'table_id', 'ways'] },
  { table: 'deliveries', columns: 'contact, table_id, seat, n, kind, at, due, tries, error'.split(', ') },
  { table: 'reminders', columns: ['table_id', 'seat', 'n', 'at'] },
  { table: 'spent', columns: ['what', 'at'] },
];
/** What a database or a file knows of itself, and is no part of the games. */
const OWN_FACTS = new Set(['schema', 'least', 'looked', 'mercy_until']);
const AT_ONCE = 1000;

type Row = Readonly<Record<string, string | number | null>>;

const connected = async <T>({ connection }: PostgresPlace, work: (db: Client) => Promise<T>): Promise<T> => {
  const db = new Client(connection);
  db.on('error', () => {});
  try {
    await db.connect();
    return await work(db);
  } catch (e) {
    if (e instanceof CannotStart) throw e;
    throw new CannotStart(
      `The database cannot be used (${reasonOf(e)}): ${e instanceof Error ? e.message : String(e)}`,
    );
  } finally {
    await db.end().catch(() => {});
  }
};

/** Writes everything as it is in this moment to a file, also while people play. Returns the number of tables. */
export const backupPostgres = (place: PostgresPlace, file: string): Promise<number> => {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new UnusableFile(`${file} cannot be written: there is no folder ${folder}.`);
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  forOwnerOnly(file);
  const copy = new Database(file);
  return connected(place, async (db) => {
    migrateSchema(copy);
    copy.exec('DELETE FROM facts; BEGIN');
    // One moment for everything that is read.
    await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const { table, columns, summed: hasSum } of COPIED) {
      const names = hasSum ? [...columns, 'sum'] : columns;
      const insert = copy.prepare(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      );
      // An event of a table that is gone may have been left.
      const which = table === 'events' ? 'WHERE table_id IN (SELECT id FROM tables)' : '';
      await db.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${table} ${which}`);
      for (let rows = await next(db); rows.length > 0; rows = await next(db))
        for (const row of rows.filter((r) => isCopied(table, r)))
          insert.run(...columns.map((c) => row[c]!), ...(hasSum ? [summed(String(row['body']))[1]] : []));
      await db.query('CLOSE copied');
    }
    copy.exec('COMMIT');
    return copy.prepare<unknown[], number>('SELECT count(*) FROM tables').pluck().get() ?? 0;
  }).finally(() => copy.close());
};

const next = async (db: Client): Promise<readonly Row[]> => (await db.query<Row>(`FETCH ${AT_ONCE} FROM copied`)).rows;

const isCopied = (table: string, row: Row): boolean => table !== 'facts' || !OWN_FACTS.has(String(row['name']));

/** Puts a backup into a database that holds no tables yet. Returns the number of tables. */
export const restorePostgres = async (from: string, place: PostgresPlace): Promise<number> => {
  if (!existsSync(from)) throw new UnusableFile(`${from} is not there; nothing to restore.`);
  checkFile(from);
  const copy = new Database(from, { readonly: true });
  return connected(place, async (db) => {
    await migratePostgres(db, place.schema);
    await db.query('BEGIN');
    // Nobody opens a table meanwhile.
    await db.query('LOCK TABLE tables IN EXCLUSIVE MODE');
    const there = await db.query('SELECT 1 FROM tables LIMIT 1');
    if (there.rows.length > 0)
      throw new CannotStart('The database holds tables already. Restore into an empty one, or into another schema.');
    // The keys of the server come along: by them browsers know whose pushes they take.
    await db.query("DELETE FROM facts WHERE name IN ('secret', 'vapid')");
    for (const { table, columns } of COPIED) await refill(db, copy, table, columns);
    await db.query('COMMIT');
    return copy.prepare<unknown[], number>('SELECT count(*) FROM tables').pluck().get() ?? 0;
  }).finally(() => copy.close());
};

const refill = async (
  db: Client,
  copy: Database.Database,
  table: string,
  columns: readonly string[],
): Promise<void> => {
  const names = columns.join(', ');
  const insert = (rows: readonly Row[]) =>
    db.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  let rows: Row[] = [];
  for (const row of copy.prepare<unknown[], Row>(`SELECT ${names} FROM ${table}`).iterate()) {
    if (isCopied(table, row)) rows.push(row);
    if (rows.length < AT_ONCE) continue;
    await insert(rows);
    rows = [];
  }
  if (rows.length > 0) await insert(rows);
};
