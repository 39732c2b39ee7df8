/** Backup and restore of what `--data` names. A backup is always one SQLite file. */
import { backupFile, restoreFile } from '../store/backup.ts';
import { backupPostgres, restorePostgres } from '../store/postgres-backup.ts';
import { parsePostgres } from '../store/postgres-url.ts';
import { isPostgres } from './data-file.ts';

/** Writes a complete copy, also while people play. Returns the number of tables in it. */
export const backupData = async (data: string, to: string): Promise<number> =>
  isPostgres(data) ? backupPostgres(parsePostgres(data), to) : backupFile(data, to);

/** `kept`: where the file is that was in its place. A database must be empty. */
export const restoreData = async (from: string, data: string): Promise<{ tables: number; kept: string | undefined }> =>
  isPostgres(data)
    ? { tables: await restorePostgres(from, parsePostgres(data)), kept: undefined }
    : restoreFile(from, data);
