/**
 * Backup of a database as a SQLite file, the same that a server without Postgres uses; and restoring such a file into an empty
 * database. So a copy can be opened anywhere.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { CannotStart, reasonOf } from '../program/cannot-start.ts';
import { copyToDatabase, copyToFile, demandSame } from './copying.ts';
import { forOwnerOnly } from './file-rights.ts';
import { isPresent, migrateSchema, UnusableFile } from './migrations.ts';
import { migratePostgres } from './postgres-migrations.ts';
import type { PostgresPlace } from './postgres-url.ts';
import { checkFile } from './sqlite.ts';

/** One connection for a piece of work. What goes wrong is said in words. */
export const connected = async <T>({ connection }: PostgresPlace, work: (db: Client) => Promise<T>): Promise<T> => {
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

/** An empty file of the present schema that only its owner can read. */
export const newFile = (file: string): Database.Database => {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new UnusableFile(`${file} cannot be written: there is no folder ${folder}.`);
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  forOwnerOnly(file);
  const db = new Database(file);
  migrateSchema(db);
  return db;
};

/** One moment for everything that is read. */
export const ONE_MOMENT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

const countTables = (file: Database.Database): number =>
  file.prepare<unknown[], number>('SELECT count(*) FROM tables').pluck().get() ?? 0;

/** Writes everything as it is in this moment to a file, also while people play. Returns the number of tables. */
export const backupPostgres = (place: PostgresPlace, file: string): Promise<number> => {
  const copy = newFile(file);
  return connected(place, async (db) => {
    await db.query(ONE_MOMENT);
    await copyToFile(db, copy);
    return countTables(copy);
  }).finally(() => copy.close());
};

/** A backup of an older release has other tables than the database, so a copy of it is brought up to date; the backup stays as it is. */
const presentCopy = (from: string): { readonly copy: Database.Database; readonly forget: () => void } => {
  const own = new Database(from, { readonly: true });
  if (isPresent(own)) return { copy: own, forget: () => void own.close() };
  own.close();
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-restore-'));
  const file = join(folder, 'copy.sqlite');
  copyFileSync(from, file);
  const copy = new Database(file);
  migrateSchema(copy);
  const forget = (): void => {
    copy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { copy, forget };
};

/** Puts a backup into a database that holds no tables yet, whole or not at all. Returns the number of tables. */
export const restorePostgres = async (from: string, place: PostgresPlace): Promise<number> => {
  if (!existsSync(from)) throw new UnusableFile(`${from} is not there; nothing to restore.`);
  checkFile(from);
  const { copy, forget } = presentCopy(from);
  return connected(place, async (db) => {
    await migratePostgres(db, place.schema);
    await db.query('BEGIN');
    await copyToDatabase(copy, db);
    await demandSame(copy, db);
    await db.query('COMMIT');
    return countTables(copy);
  }).finally(forget);
};
