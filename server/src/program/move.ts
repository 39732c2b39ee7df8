/**
 * Moves everything from a file to Postgres or back, while no server runs on either. What is written appears whole or not at all:
 * in a database by one transaction, as a file by a name that it gets at the end. What was moved stays where it was.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Client } from 'pg';
import { contentFact, factsOfContent, filesOfContent, isContentFact } from '../games/moved-content.ts';
import { setAside } from '../store/backup.ts';
import { allGames, type Contents, copyToDatabase, copyToFile, demandSame, type Which } from '../store/copying.ts';
import { forOwnerOnly, realFile } from '../store/file-rights.ts';
import { migrateSchema, UnusableFile } from '../store/migrations.ts';
import { connected, newFile, ONE_MOMENT } from '../store/postgres-backup.ts';
import { migratePostgres, whileLocked } from '../store/postgres-migrations.ts';
import { countAlive } from '../store/postgres-shared.ts';
import { parsePostgres, type PostgresPlace } from '../store/postgres-url.ts';
import { checkFile } from '../store/sqlite.ts';
import { CannotStart } from './cannot-start.ts';
import { isPostgres } from './data-file.ts';
import { lockFile } from './lock.ts';

export interface Moved {
  /** Rows by table of the schema, the same on both sides. */
  readonly contents: Contents;
  /** Games whose content in use went along. */
  readonly content: readonly string[];
}

/** Which content is in use is kept beside a file, but in a database among the facts. */
const withoutContent: Which = (table, row) =>
  allGames(table, row) && !(table === 'facts' && isContentFact(String(row['name'])));

/** A half of a file, left by a move that was interrupted. */
const draftOf = (file: string): string => `${file}.moving`;

export const moveData = (from: string, to: string): Promise<Moved> => {
  if (isPostgres(from) === isPostgres(to))
    throw new CannotStart(
      'A move goes from a file to Postgres, or from Postgres to a file. To copy a file use backup.',
    );
  return isPostgres(to) ? toDatabase(from, parsePostgres(to)) : toFile(parsePostgres(from), to);
};

const toDatabase = async (named: string, place: PostgresPlace): Promise<Moved> => {
  if (!existsSync(named)) throw new UnusableFile(`${named} is not there; nothing to move.`);
  const file = realFile(named);
  const unlock = lockFile(file);
  try {
    checkFile(file);
    const db = new Database(file);
    try {
      migrateSchema(db);
      return await connected(place, (to) => intoDatabase(db, file, to, place.schema));
    } finally {
      db.close();
    }
  } finally {
    unlock();
  }
};

const intoDatabase = async (file: Database.Database, data: string, db: Client, schema: string): Promise<Moved> => {
  await migratePostgres(db, schema);
  return whileLocked(db, schema, async () => {
    await demandStopped(db);
    await db.query('BEGIN');
    await copyToDatabase(file, db, withoutContent);
    const content = factsOfContent(data);
    for (const { game, text } of content)
      await db.query('INSERT INTO facts VALUES ($1, $2)', [contentFact(game), text]);
    const contents = await demandSame(file, db, withoutContent);
    await db.query('COMMIT');
    return { contents, content: content.map((c) => c.game) };
  });
};

const toFile = async (place: PostgresPlace, named: string): Promise<Moved> => {
  mkdirSync(dirname(named), { recursive: true, mode: 0o700 });
  const file = realFile(named);
  const unlock = lockFile(file);
  try {
    demandEmpty(file);
    return await connected(place, async (db) => {
      await migratePostgres(db, place.schema);
      return whileLocked(db, place.schema, () => outOfDatabase(db, file));
    });
  } finally {
    unlock();
  }
};

const outOfDatabase = async (db: Client, file: string): Promise<Moved> => {
  await demandStopped(db);
  const draft = newFile(draftOf(file));
  try {
    await db.query(ONE_MOMENT);
    await copyToFile(db, draft, withoutContent);
    const contents = await demandSame(draft, db, withoutContent);
    const { rows } = await db.query<{ name: string; value: string }>(
      "SELECT name, value FROM facts WHERE name LIKE 'content/%'",
    );
    const content = filesOfContent(file, rows);
    await db.query('COMMIT');
    await demandStopped(db);
    draft.close();
    setAside(file);
    renameSync(draftOf(file), file);
    forOwnerOnly(file);
    return { contents, content };
  } finally {
    draft.close();
  }
};

/** The lock of the schema keeps further servers waiting, so those that are alive are all there can be. */
const demandStopped = async (db: Client): Promise<void> => {
  const alive = await countAlive(db);
  if (alive > 0)
    throw new CannotStart(
      `${alive === 1 ? 'A server uses' : `${alive} servers use`} the database, or did so a moment ago. Stop every one of them, wait 15 seconds, and try again.`,
    );
};

const demandEmpty = (file: string): void => {
  if (!existsSync(file)) return;
  checkFile(file);
  const db = new Database(file, { readonly: true });
  try {
    const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
    for (const table of ['tables', 'people'])
      if (isThere.get(table) !== undefined && db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined)
        throw new UnusableFile(`${file} holds tables already. Choose another file.`);
  } finally {
    db.close();
  }
};
