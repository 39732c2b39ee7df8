/** Rare statements on Postgres, and how errors of the database are to be taken. */
import type { Pool } from 'pg';
import { codeOf } from '../program/cannot-start.ts';
import type { Sql } from './sql.ts';

export const postgresSql = (pool: Pool): Sql => ({
  all: async <R extends object>(text: string, values: readonly unknown[] = []) => {
    const { rows }: { rows: R[] } = await pool.query(text, [...values]);
    return rows;
  },
  run: async (text, values = []) => (await pool.query(text, [...values])).rowCount ?? 0,
  together: (writes) =>
    inTransaction(pool, async (query) => {
      for (const { text, values = [] } of writes) await query(text, values);
    }),
});

type Query = <R extends object>(text: string, values: readonly unknown[]) => Promise<readonly R[]>;

/** All or nothing. A connection on which something failed is not used again. */
export const inTransaction = async <T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(async <R extends object>(text: string, values: readonly unknown[]) => {
      const { rows }: { rows: R[] } = await client.query(text, [...values]);
      return rows;
    });
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (e) {
    client.release(true);
    throw e;
  }
};

/**
 * The database has said no, so nothing was written. After anything else, such as a broken connection (class 08), an end by
 * the operator or a time-out (57) or a fault of the system (58, XX), nobody knows.
 */
export const isRefusal = (e: unknown): boolean => {
  const code = codeOf(e);
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57|58|XX)/.test(code);
};
