/** Opens what `--data` names: a SQLite file, or a Postgres database. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyModule } from '@tabularium/parts';
import { moduleInDatabase } from '../games/content-in-database.ts';
import { moduleInUse } from '../games/content-in-use.ts';
import { realFile } from '../store/file-rights.ts';
import { openPostgres } from '../store/postgres.ts';
import type { SharedConfig } from '../store/postgres-shared.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { CannotStart, reasonOf } from './cannot-start.ts';
import { isNoFile, isPostgres, NO_FILE } from './data-file.ts';
import { lockFile } from './lock.ts';

export interface OpenData {
  readonly store: Store;
  /** The game module for new tables, with the content pack in use, if any. */
  readonly contentInUse: (module: AnyModule) => AnyModule | Promise<AnyModule>;
  /** After the store is closed. */
  readonly unlock: () => void;
}

export const openData = async (data: string, config: SharedConfig): Promise<OpenData> => {
  if (!isPostgres(data)) return openOwnFile(data, config);
  const store = await openPostgres(data, config);
  return { store, contentInUse: (module) => moduleInDatabase(store.sql, module), unlock: () => {} };
};

const openOwnFile = (named: string, { metrics }: SharedConfig): OpenData => {
  if (isNoFile(named)) throw new CannotStart(NO_FILE);
  makeFolder(dirname(named));
  const data = realFile(named);
  makeFolder(dirname(data));
  const unlock = lockFile(data);
  try {
    const store = openSqlite(data, (many) => metrics?.observe('append_batch_size', many));
    return { store, contentInUse: (module) => moduleInUse(data, module), unlock };
  } catch (e) {
    unlock();
    throw e;
  }
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (e) {
    throw new CannotStart(`${folder} is not a folder and cannot be created (${reasonOf(e)}). Choose another file.`);
  }
};
