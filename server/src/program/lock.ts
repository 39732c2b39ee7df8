/** Keeps two servers from using the same file. The operating system holds the lock, so it goes when the process ends, however it ends. */
import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { forOwnerOnly, realFile } from '../store/file-rights.ts';
import { UnusableFile } from '../store/migrations.ts';
import { reasonOf } from './cannot-start.ts';

export const lockFile = (data: string): (() => void) => {
  // The real path, so that a symlink to the file leads to the same lock.
  const file = realFile(data);
  demandOneName(file);
  const db = openLock(`${file}.lock`);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (e) {
    db.close();
    throw lockProblem(file, e);
  }
  return () => db.close();
};

/**
 * Refuses a file that has a second name (a hard link). Lock and journal belong to a name, so under the other name a second
 * server would find neither, and even a server that runs alone would miss what is still in the journal.
 */
export const demandOneName = (file: string): void => {
  const names = statSync(file, { throwIfNoEntry: false })?.nlink ?? 1;
  if (names > 1)
    throw new UnusableFile(
      `${file} has ${names} names (hard links), and games could be lost under one of them. Remove the other names, or choose another file.`,
    );
};

/** Explains why a file could not be locked. Only a busy lock means that another server has it. */
export const lockProblem = (file: string, e: unknown): UnusableFile => {
  const code = reasonOf(e);
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED')
    return new UnusableFile(`${file} is in use by another server. Stop that one, or choose another file.`);
  if (code === 'SQLITE_FULL') return new UnusableFile(`The disk is full: ${file}.lock cannot be written. Make room.`);
  return cannotWrite(`${file}.lock`, e);
};

const cannotWrite = (file: string, e: unknown): UnusableFile =>
  new UnusableFile(`${file} cannot be written (${reasonOf(e)}). Make it writable, or choose another file.`);

const openLock = (file: string): Database.Database => {
  try {
    forOwnerOnly(file);
    return new Database(file, { timeout: 0 });
  } catch (e) {
    throw cannotWrite(file, e);
  }
};
