/**
 * Writes the result of a finished game, once. It follows from the table, so that it can be written by any process at any time
 * after the end; whoever comes second changes nothing.
 */
import type { PastGame } from '@tabularium/protocol';
import { parsed } from '../store/postgres-read.ts';
import type { Sql, SqlWrite } from '../store/sql.ts';
import type { TableRecord } from '../tables/record.ts';
import { isRateable, rateAll } from './rating.ts';
import { resultOf } from './result.ts';

/** Columns of `played` that follow from the result; those of the person come before, the place in the rating after. */
const OF_SEAT = 'table_id, seat, game, scenario, sides, came, counted, words_kept, words_broken, ended';

/** A table that was ended without a result is settled too: nobody need look at it again. */
export const keepResult = async (sql: Sql, record: TableRecord): Promise<PastGame | undefined> => {
  const result = resultOf(record);
  const { id } = record.table;
  await sql.together([
    ...(result
      ? [resultWrite(record, result), ...record.seats.flatMap((_, seat) => seatWrites(record, result, seat))]
      : []),
    { text: 'UPDATE tables SET kept = 1 WHERE id = $1', values: [id] },
  ]);
  if (result && isRateable(result)) await rateAll(sql, result.game);
  return result;
};

const resultWrite = ({ table }: TableRecord, result: PastGame): SqlWrite => ({
  text: `INSERT INTO results (table_id, game, series, ended, rated, body) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
  values: [
    table.id,
    result.game,
    table.series ?? table.id,
    result.ended,
    Number(isRateable(result)),
    JSON.stringify(result),
  ],
});

/** A seat with a secret is somebody's; whoever holds it has the result. Where several do, the first of them is rated. */
const seatWrites = ({ table, seats }: TableRecord, result: PastGame, seat: number): readonly SqlWrite[] => {
  const hash = seats[seat]?.tokenHash;
  if (hash === undefined) return [];
  return [
    {
      text: 'INSERT INTO result_seats (table_id, seat, token_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      values: [table.id, seat, hash],
    },
    {
      text: `INSERT INTO played (person, ${OF_SEAT}, first)
             SELECT person, table_id, seat, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN person = ${FIRST_HOLDER} THEN 1 ELSE 0 END
             FROM holds WHERE table_id = $1 AND seat = $2 AND token_hash = $3 ON CONFLICT DO NOTHING`,
      values: [table.id, seat, hash, ...facts(result, seat)],
    },
  ];
};

const FIRST_HOLDER = `(SELECT h.person FROM holds h WHERE h.table_id = $1 AND h.seat = $2 AND h.token_hash = $3
                       ORDER BY h.since, h.person LIMIT 1)`;

/** What a person's own numbers are added up from. */
const facts = (result: PastGame, seat: number): readonly (string | number)[] => {
  const { sides, came, words } = result.seats[seat]!;
  return [
    result.game,
    result.scenario ?? '',
    JSON.stringify(sides),
    came,
    Number(result.origin === undefined),
    words?.kept ?? 0,
    words?.broken ?? 0,
    result.ended,
  ];
};

/**
 * Whoever comes to hold a seat after the game is over, by showing its secret, has the result from then on. It does not count
 * for their rating: who was rated was settled at the end.
 */
export const adoptResults = async (sql: Sql, person: string): Promise<void> => {
  const missing = await sql.all<{ readonly id: string; readonly seat: number; readonly body: string }>(
    `SELECT r.table_id AS id, s.seat, r.body FROM holds h
       JOIN result_seats s ON s.table_id = h.table_id AND s.seat = h.seat AND s.token_hash = h.token_hash
       JOIN results r ON r.table_id = s.table_id
     WHERE h.person = $1 AND NOT EXISTS
       (SELECT 1 FROM played p WHERE p.person = h.person AND p.table_id = h.table_id AND p.seat = h.seat)`,
    [person],
  );
  for (const { id, seat, body } of missing)
    await sql.run(
      `INSERT INTO played (person, ${OF_SEAT}, first) SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0
       FROM people WHERE id = $1 ON CONFLICT DO NOTHING`,
      [person, id, seat, ...facts(parsed<PastGame>(body), seat)],
    );
};
