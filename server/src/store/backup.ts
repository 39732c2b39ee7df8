/** Backup and restore of the data file. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { reasonOf } from '../program/cannot-start.ts';
import { demandOneName, lockFile } from '../program/lock.ts';
import { UnusableFile } from './migrations.ts';
import { forOwnerOnly, realFile } from './file-rights.ts';
import { checkFile } from './sqlite.ts';

const ALL_PAGES = 0x7fffffff;

/** Writes a complete copy, also while a server uses the file. Returns the number of tables in it. */
export const backupFile = async (data: string, to: string): Promise<number> => {
  if (!existsSync(data)) throw new UnusableFile(`${data} is not there; nothing to back up.`);
  demandOneName(realFile(data));
  checkFile(data);
  const folder = dirname(resolve(to));
  if (!existsSync(folder)) throw new UnusableFile(`${to} cannot be written: there is no folder ${folder}.`);
  const db = new Database(data, { readonly: true });
  try {
    // Created beforehand with the right access, so that nobody else can ever read it.
    forOwnerOnly(to);
    // In one go: a copy in steps begins again whenever the server writes, and would never end while people play.
    await db.backup(to, { progress: () => ALL_PAGES });
  } catch (e) {
    throw new UnusableFile(`${to} cannot be written (${reasonOf(e)}).`);
  } finally {
    db.close();
  }
  makeWhole(to);
  return countTables(to);
};

/** Turns off WAL mode, so that the copy is a single file without a journal. */
const makeWhole = (file: string): void => {
  const db = new Database(file);
  db.pragma('journal_mode = DELETE');
  db.close();
};

/**
 * Puts a copy in the place of the file; what was there is kept beside it.
 * Refuses a copy that is damaged or too new, and a file that a server has open.
 */
export const restoreFile = async (
  from: string,
  wanted: string,
): Promise<{ tables: number; kept: string | undefined }> => {
  if (!existsSync(from)) throw new UnusableFile(`${from} is not there; nothing to restore.`);
  checkFile(from);
  const tables = countTables(from);
  mkdirSync(dirname(wanted), { recursive: true, mode: 0o700 });
  const data = realFile(wanted);
  const unlock = lockFile(data);
  try {
    const copy = `${data}.restoring`;
    rmSync(copy, { force: true });
    forOwnerOnly(copy);
    const db = new Database(from, { readonly: true });
    await db.backup(copy);
    db.close();
    const kept = setAside(data);
    renameSync(copy, data);
    return { tables, kept };
  } finally {
    unlock();
  }
};

/** Renames the present file and its journal. A journal left behind would be applied to the restored copy. */
export const setAside = (data: string): string | undefined => {
  const kept = `${data}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const found = existsSync(data);
  if (found) emptyJournal(data);
  for (const part of ['', '-wal']) if (existsSync(data + part)) renameSync(data + part, kept + part);
  rmSync(`${data}-shm`, { force: true });
  return found ? kept : undefined;
};

/** Moves what is still in the journal into the file. If the file is too damaged for that, both are kept as they are. */
const emptyJournal = (file: string): void => {
  const db = new Database(file);
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (e) {
    if (!(e instanceof Database.SqliteError)) throw e;
  } finally {
    db.close();
  }
};

const countTables = (file: string): number => {
  const db = new Database(file, { readonly: true });
  try {
    const state = db.pragma('integrity_check', { simple: true });
    if (state !== 'ok') throw new UnusableFile(`${file} is damaged: ${String(state)}`);
    return db.prepare<unknown[], number>('SELECT count(*) FROM tables').pluck().get() ?? 0;
  } finally {
    db.close();
  }
};
