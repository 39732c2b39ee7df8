/**
 * What is asked rarely (people and their devices) is written once for every database: numbered parameters ($1, $2 …), text and
 * whole numbers, times in milliseconds, RETURNING and ON CONFLICT as SQLite and Postgres both know them.
 */
import type Database from 'better-sqlite3';
import type { GroupCommit } from './group-commit.ts';

type SqlValue = string | number | null;

interface SqlWrite {
  readonly text: string;
  readonly values?: readonly SqlValue[];
}

export interface Sql {
  /** The rows of a SELECT, or of what a write returns; such a write is durable when resolved. */
  all<R extends object>(text: string, values?: readonly SqlValue[]): Promise<readonly R[]>;
  /** Returns how many rows have changed. Durable when resolved. */
  run(text: string, values?: readonly SqlValue[]): Promise<number>;
  /** All or nothing, durable when resolved. */
  together(writes: readonly SqlWrite[]): Promise<void>;
}

/** `$1` is a parameter by the name of `1` to SQLite. */
const named = (values: readonly SqlValue[]): Record<string, SqlValue> =>
  Object.fromEntries(values.map((value, i) => [String(i + 1), value]));

/** Writes go with those of the tables, so that no transaction stands in the way of another. */
export const sqliteSql = (db: Database.Database, durably: GroupCommit['durably']): Sql => {
  const prepared = new Map<string, Database.Statement<unknown[], unknown>>();
  const statement = (text: string): Database.Statement<unknown[], unknown> => {
    const known = prepared.get(text) ?? db.prepare<unknown[], unknown>(text);
    prepared.set(text, known);
    return known;
  };
  return {
    all: async <R extends object>(text: string, values: readonly SqlValue[] = []) => {
      const asked = statement(text);
      let rows: unknown[] = [];
      const ask = (): void => {
        rows = asked.all(named(values));
      };
      if (asked.readonly) ask();
      else await durably(ask);
      return rows as R[];
    },
    run: async (text, values = []) => {
      const wanted = statement(text);
      let changes = 0;
      await durably(() => {
        ({ changes } = wanted.run(named(values)));
      });
      return changes;
    },
    together: async (writes) => {
      const wanted = writes.map(({ text, values = [] }) => ({ write: statement(text), values: named(values) }));
      await durably(() => {
        for (const { write, values } of wanted) write.run(values);
      });
    },
  };
};
