/** Which content new games begin with, where games are kept in a database: a fact there, for all servers on it. */
import { moduleFor, type Pack } from '@tabularium/kernel';
import type { AnyModule } from '@tabularium/parts';
import { silent } from '../common/log.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Sql } from '../store/sql.ts';
import { packFrom, UnusableContent } from './content-in-use.ts';
import { contentFact } from './moved-content.ts';

/** The last module made for each game, with the text it was made from. The text is asked for often and hardly ever changes. */
const made = new Map<string, { readonly text: string; readonly module: AnyModule }>();

/** The module that new games begin with. */
export const moduleInDatabase = async (sql: Sql, module: AnyModule): Promise<AnyModule> => {
  const { id } = module.meta;
  const [fact] = await sql.all<{ value: string }>('SELECT value FROM facts WHERE name = $1', [contentFact(id)]);
  if (!fact) return module;
  const known = made.get(id);
  if (known?.text === fact.value) return known.module;
  try {
    const packed = moduleFor(module, packFrom(fact.value));
    made.set(id, { text: fact.value, module: packed });
    return packed;
  } catch (e) {
    throw new UnusableContent('what the database names', e instanceof Error ? e.message : String(e));
  }
};

/** Makes new games begin with this pack, or with the game's own content. */
export const useInDatabase = async (sql: Sql, game: string, pack: Pack | undefined): Promise<void> => {
  if (pack)
    await sql.run('INSERT INTO facts VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [
      contentFact(game),
      JSON.stringify(pack),
    ]);
  else await sql.run('DELETE FROM facts WHERE name = $1', [contentFact(game)]);
};

/** For a command that asks a database something and ends. */
export const inDatabase = async <T>(data: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const store = await openPostgres(data, { log: silent });
  try {
    return await work(store.sql);
  } finally {
    await store.close();
  }
};
