/** Copies of the file, and back. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { lockFile } from '../lock.ts';
import { UnusableFile } from './migrations.ts';
import { checkFile } from './sqlite.ts';

/** A whole copy, also while a server plays on the file. Gives the number of tables in it. */
export const backupFile = async (data: string, to: string): Promise<number> => {
  if (!existsSync(data)) throw new UnusableFile(`${data} is not there; nothing to back up.`);
  checkFile(data);
  const db = new Database(data, { readonly: true });
  try {
    await db.backup(to);
  } finally {
    db.close();
  }
  makeWhole(to);
  return countTables(to);
};

/** One file without a journal beside it, so that it can be carried anywhere. */
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
  data: string,
): Promise<{ tables: number; kept: string | undefined }> => {
  if (!existsSync(from)) throw new UnusableFile(`${from} is not there; nothing to restore.`);
  checkFile(from);
  const tables = countTables(from);
  mkdirSync(dirname(data), { recursive: true });
  const unlock = lockFile(data);
  try {
    const copy = `${data}.restoring`;
    rmSync(copy, { force: true });
    const db = new Database(from, { readonly: true });
    await db.backup(copy);
    db.close();
    const kept = existsSync(data) ? setAside(data) : undefined;
    renameSync(copy, data);
    return { tables, kept };
  } finally {
    unlock();
  }
};

/** Moves the file away whole: what is still in its journal goes into it first. */
const setAside = (data: string): string => {
  const db = new Database(data);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  for (const rest of ['-wal', '-shm']) rmSync(`${data}${rest}`, { force: true });
  const kept = `${data}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(data, kept);
  return kept;
};

const countTables = (file: string): number => {
  const db = new Database(file, { readonly: true });
  try {
    const state = db.pragma('integrity_check', { simple: true });
    if (state !== 'ok') throw new UnusableFile(`${file} is damaged: ${String(state)}`);
    return db.prepare('SELECT count(*) FROM tables').pluck().get() as number;
  } finally {
    db.close();
  }
};
