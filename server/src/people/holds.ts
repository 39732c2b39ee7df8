/**
 * Which seats a person holds. A hold is made by showing the secret of the seat, and is good only as long as the seat is known
 * by the hash of that secret: of a seat that was freed, taken by somebody else or renewed, it opens nothing.
 */
import type { Seat } from '@tabularium/kernel';
import type { Clock } from '../common/clock.ts';
import type { Sql } from '../store/sql.ts';

export interface Hold {
  readonly table: string;
  readonly seat: Seat;
  /** The hash by which the seat was known. */
  readonly hash: string;
  readonly since: number;
}

/** Stands for the table itself, which its owner holds. */
export const TABLE_ITSELF = -1;

/** A person with more tables forgets the oldest. Whoever has the secret of a seat there can still show it again. */
const MOST_HOLDS = 500;

const COLUMNS = 'table_id AS "table", seat, token_hash AS hash, since';

export class Holds {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  /** `hash` is the one by which the seat is known now; the secret that fits it was shown. */
  async add(person: string, table: string, seat: Seat, hash: string): Promise<void> {
    await this.sql.together([
      {
        text: `INSERT INTO holds (person, table_id, seat, token_hash, since) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (person, table_id, seat) DO UPDATE SET token_hash = excluded.token_hash`,
        values: [person, table, seat, hash, this.clock()],
      },
      {
        text: `DELETE FROM holds WHERE person = $1 AND since <
                 (SELECT min(since) FROM (SELECT since FROM holds WHERE person = $1 ORDER BY since DESC LIMIT $2) latest)`,
        values: [person, MOST_HOLDS],
      },
    ]);
  }

  at(person: string, table: string): Promise<readonly Hold[]> {
    return this.sql.all(`SELECT ${COLUMNS} FROM holds WHERE person = $1 AND table_id = $2 ORDER BY seat`, [
      person,
      table,
    ]);
  }

  /** The latest first. */
  of(person: string): Promise<readonly Hold[]> {
    return this.sql.all(`SELECT ${COLUMNS} FROM holds WHERE person = $1 ORDER BY since DESC, table_id, seat`, [person]);
  }

  /** The same people sit at the table `to`, each one seat further on, and their secrets open those seats. */
  async follow(from: string, to: string, seats: number): Promise<void> {
    await this.sql.run(
      `INSERT INTO holds (person, table_id, seat, token_hash, since)
         SELECT person, $1, CASE WHEN seat < 0 THEN seat ELSE (seat + 1) % $2 END, token_hash, since
         FROM holds WHERE table_id = $3 ON CONFLICT DO NOTHING`,
      [to, seats, from],
    );
  }
}

/** Nobody holds the seat any more. They could do nothing with it, but would still find it among their tables. */
export const dropHolds = async (sql: Sql, table: string, seat: Seat): Promise<void> => {
  await sql.run('DELETE FROM holds WHERE table_id = $1 AND seat = $2', [table, seat]);
};
