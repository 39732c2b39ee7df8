/**
 * Copies everything between a SQLite file and Postgres, and compares both. What there is to copy is read from the schema of
 * the file, so that nothing is forgotten that a later step adds.
 */
import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import type { Client } from 'pg';
import { CannotStart } from '../program/cannot-start.ts';
import { summed } from './summed.ts';

type Value = string | number | null | Uint8Array;
type Row = Readonly<Record<string, Value>>;

interface Copied {
  readonly table: string;
  readonly columns: readonly string[];
  /** Texts in a file have a check sum; Postgres has its own. */
  readonly hasSum: boolean;
}

const SUM = 'sum';
/** Rows that are read or written together. A row may be a whole game. */
const AT_ONCE = 200;
const BYTES_AT_ONCE = 8_000_000;

/** What a database or a file knows of itself, and is no part of the games. */
const OWN_FACTS: ReadonlySet<string> = new Set(['schema', 'least', 'looked', 'mercy_until']);

/** Which rows are copied, by table and row. */
export type Which = (table: string, row: Row) => boolean;

/** Everything but what a store knows of itself. */
export const allGames: Which = (table, row) => table !== 'facts' || !OWN_FACTS.has(String(row['name']));

/** All tables of the file, in an order in which nothing is named before it is there. */
const copiedTables = (file: Database.Database): readonly Copied[] => {
  const names = file
    .prepare<unknown[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  const ordered: string[] = [];
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { table } of file.prepare<unknown[], { table: string }>(`PRAGMA foreign_key_list(${name})`).all())
      if (table !== name) place(table);
    ordered.push(name);
  };
  for (const name of names) place(name);
  return ordered.map((table) => {
    const all = file.prepare<unknown[], { name: string }>(`PRAGMA table_info(${table})`).all();
    const columns = all.map((c) => c.name).filter((name) => name !== SUM);
    return { table, columns, hasSum: columns.length < all.length };
  });
};

/** The same rows from both, a few at a time. */
const rowsInFile = function* (file: Database.Database, { table, columns }: Copied, which: Which): Generator<Row> {
  const rows = file.prepare<unknown[], Row>(`SELECT ${columns.join(', ')} FROM ${table}`).iterate();
  for (const row of rows) if (which(table, row)) yield row;
};

const rowsInDatabase = async function* (db: Client, { table, columns }: Copied, which: Which): AsyncGenerator<Row> {
  // An event of a table that is gone may have been left.
  const where = table === 'events' ? 'WHERE table_id IN (SELECT id FROM tables)' : '';
  await db.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${table} ${where}`);
  for (;;) {
    const { rows } = await db.query<Row>(`FETCH ${AT_ONCE} FROM copied`);
    for (const row of rows) if (which(table, row)) yield row;
    if (rows.length === 0) break;
  }
  await db.query('CLOSE copied');
};

/** From the database, within a transaction there, to an empty file of the present schema. */
export const copyToFile = async (db: Client, file: Database.Database, which: Which = allGames): Promise<void> => {
  file.exec('DELETE FROM facts; BEGIN');
  for (const copied of copiedTables(file)) {
    const names = copied.hasSum ? [...copied.columns, SUM] : copied.columns;
    const insert = file.prepare(
      `INSERT INTO ${copied.table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    for await (const row of rowsInDatabase(db, copied, which))
      insert.run(...copied.columns.map((c) => row[c]!), ...(copied.hasSum ? [summed(String(row['body']))[1]] : []));
  }
  file.exec('COMMIT');
};

/** From the file to a database without tables, within a transaction there. */
export const copyToDatabase = async (file: Database.Database, db: Client, which: Which = allGames): Promise<void> => {
  // Nobody opens a table meanwhile.
  await db.query('LOCK TABLE tables IN EXCLUSIVE MODE');
  const there = await db.query('SELECT 1 FROM tables UNION ALL SELECT 1 FROM people LIMIT 1');
  if (there.rows.length > 0)
    throw new CannotStart('The database holds tables already. Use an empty one, or another schema: ?schema=NAME');
  // What a server wrote that ran here without any table: its secret, its keys, when it was alive.
  await db.query('DELETE FROM facts WHERE name <> ALL($1)', [[...OWN_FACTS]]);
  for (const copied of copiedTables(file)) await fill(file, db, copied, which);
};

const fill = async (file: Database.Database, db: Client, copied: Copied, which: Which): Promise<void> => {
  const { table, columns } = copied;
  const names = columns.join(', ');
  const text = `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(null::${table}, $1)`;
  let rows: string[] = [];
  let bytes = 0;
  const write = async (): Promise<void> => {
    if (rows.length > 0) await db.query(text, [`[${rows.join()}]`]);
    rows = [];
    bytes = 0;
  };
  for (const row of rowsInFile(file, copied, which)) {
    const written = JSON.stringify(row, asJson);
    rows.push(written);
    bytes += written.length;
    if (rows.length >= AT_ONCE || bytes >= BYTES_AT_ONCE) await write();
  }
  await write();
};

/** Bytes are written as Postgres reads them. A Buffer would turn itself into something else first, so its owner is asked. */
function asJson(this: Row, key: string, value: unknown): unknown {
  const own = this[key];
  return own instanceof Uint8Array ? `\\x${Buffer.from(own).toString('hex')}` : value;
}

/** How many rows each table has, and a digest of all of them in any order. */
export type Contents = ReadonlyMap<string, { readonly rows: number; readonly digest: string }>;

class Adder {
  private rows = 0;
  private total = 0n;

  add(columns: readonly string[], row: Row): void {
    const hash = createHash('sha256');
    hash.update(JSON.stringify(columns.map((c) => row[c] ?? null)));
    this.rows++;
    this.total = BigInt.asUintN(256, this.total + BigInt(`0x${hash.digest('hex')}`));
  }

  sum(): { rows: number; digest: string } {
    return { rows: this.rows, digest: this.total.toString(16) };
  }
}

const contentsOfFile = (file: Database.Database, which: Which): Contents =>
  new Map(
    copiedTables(file).map((copied) => {
      const adder = new Adder();
      for (const row of rowsInFile(file, copied, which)) adder.add(copied.columns, row);
      return [copied.table, adder.sum()];
    }),
  );

const contentsOfDatabase = async (db: Client, like: readonly Copied[], which: Which): Promise<Contents> => {
  const found = new Map<string, { rows: number; digest: string }>();
  for (const copied of like) {
    const adder = new Adder();
    for await (const row of rowsInDatabase(db, copied, which)) adder.add(copied.columns, row);
    found.set(copied.table, adder.sum());
  }
  return found;
};

/** Reads both, and throws unless they hold the same. Returns what that is. */
export const demandSame = async (file: Database.Database, db: Client, which: Which = allGames): Promise<Contents> => {
  const inFile = contentsOfFile(file, which);
  const inDatabase = await contentsOfDatabase(db, copiedTables(file), which);
  for (const [table, { rows, digest }] of inFile) {
    const other = inDatabase.get(table);
    if (other?.rows !== rows || other.digest !== digest)
      throw new CannotStart(
        `The copy differs from the original: ${table} has ${rows} rows in the file and ${other?.rows ?? 0} in the database, or their content differs. Nothing was kept of it.`,
      );
  }
  return inFile;
};
