/** One server for one file: the lock is held by the operating system, so it falls with the process, however that ends. */
import Database from 'better-sqlite3';
import { UnusableFile } from './store/migrations.ts';

export const lockFile = (file: string): (() => void) => {
  const db = new Database(`${file}.lock`, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new UnusableFile(`${file} is in use by another server. Stop that one, or choose another file.`);
  }
  return () => db.close();
};
