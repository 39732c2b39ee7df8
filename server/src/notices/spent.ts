/** What costs somebody else something, such as a letter to an address that may not be one's own, is counted in the database, for all processes. */
import { Refused } from '@tabularium/kernel';
import type { Clock } from '../common/clock.ts';
import { msg } from '../common/msg.ts';
import type { Sql } from '../store/sql.ts';

export interface Allowance {
  readonly what: string;
  readonly most: number;
  readonly withinMs: number;
}

/** Nothing is remembered for longer. */
export const SPENT_MS = 24 * 3600_000;

/** Throws if one of these is used up. What was counted before stays counted. */
export const spend = async (sql: Sql, clock: Clock, allowances: readonly Allowance[]): Promise<void> => {
  const now = clock();
  for (const { what, most, withinMs } of allowances) {
    const counted = await sql.run(
      `INSERT INTO spent (what, at) SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT)
       WHERE (SELECT count(*) FROM spent WHERE what = $1 AND at > $3) < $4`,
      [what, now, now - withinMs, most],
    );
    if (counted === 0) throw new Refused(msg('server.tooFast'));
  }
};
