/** One server for one file: the lock is held by the operating system, so it falls with the process, however that ends. */
import Database from 'better-sqlite3';
import { reasonOf } from './cannot-start.ts';
import { UnusableFile } from '../store/migrations.ts';

export const lockFile = (file: string): (() => void) => {
  const db = openLock(`${file}.lock`);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new UnusableFile(`${file} is in use by another server. Stop that one, or choose another file.`);
  }
  return () => db.close();
};

const openLock = (file: string): Database.Database => {
  try {
    return new Database(file, { timeout: 0 });
  } catch (e) {
    throw new UnusableFile(`${file} cannot be written (${reasonOf(e)}). Choose another file.`);
  }
};
