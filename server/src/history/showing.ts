/** Finished games that everybody may find: those of which every person in a seat has agreed to it. */
import { Refused, type Seat } from '@tabularium/kernel';
import type { PublicGames, TableResult } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import type { Sql } from '../store/sql.ts';
import type { Room } from '../tables/room.ts';
import { keepResult } from './keeping.ts';
import { MOST_LISTED, markFrom, nextMark, type PastRow, pastGame } from './pages.ts';
import { ratingsAt } from './rating.ts';
import { resultOf } from './result.ts';

/** How many earlier games of the same people are told of. */
const MOST_EARLIER = 20;

export const publicGames = async (
  sql: Sql,
  { game, before }: { readonly game?: string | undefined; readonly before?: string | undefined },
): Promise<PublicGames> => {
  const { ended, table } = markFrom(before);
  const rows = await sql.all<PastRow>(
    `SELECT table_id AS id, ended, gone, body FROM results
     WHERE shown = 1 AND (ended, table_id) < ($1, $2) ${game === undefined ? '' : 'AND game = $4'}
     ORDER BY ended DESC, table_id DESC LIMIT $3`,
    [ended, table, MOST_LISTED + 1, ...(game === undefined ? [] : [game])],
  );
  return { games: rows.slice(0, MOST_LISTED).map(pastGame), ...nextMark(rows) };
};

/** How a table came out, who wants it public, and what the same people have played before. */
export const tableResult = async (sql: Sql, { record }: Room): Promise<TableResult> => {
  const { table, seats } = record;
  const result = resultOf(record);
  const ratings = table.rated ? await ratingsAt(sql, table, seats) : [];
  if (!result) return { people: [], agreed: [], isPublic: false, earlier: [], ratings };
  const asked = await sql.all<{ readonly seat: Seat; readonly agreed: number }>(
    'SELECT seat, agreed FROM result_seats WHERE table_id = $1 ORDER BY seat',
    [table.id],
  );
  const [kept] = await sql.all<{ readonly shown: number }>('SELECT shown FROM results WHERE table_id = $1', [table.id]);
  const earlier = await sql.all<PastRow>(
    `SELECT table_id AS id, ended, gone, body FROM results
     WHERE series = $1 AND ended < $2 AND table_id <> $3 ORDER BY ended DESC LIMIT $4`,
    [table.series ?? table.id, result.ended, table.id, MOST_EARLIER],
  );
  return {
    result,
    people: seats.flatMap((s, seat) => (s.tokenHash === undefined ? [] : [seat])),
    agreed: asked.filter((s) => s.agreed === 1).map((s) => s.seat),
    isPublic: kept?.shown === 1,
    // Whoever knows this table need not know the links of the others.
    earlier: earlier.map((row) => pastGame({ ...row, gone: 1 })),
    ratings,
  };
};

/** Whoever sits there agrees that everybody may find the game, or takes that back; then nobody finds it any more. */
export const publish = async (sql: Sql, { record }: Room, seat: Seat, on: boolean): Promise<void> => {
  const { id } = record.table;
  if (!(await keepResult(sql, record))) throw new Refused(msg('server.noResult'));
  await sql.together([
    // Whoever comes at the same time waits here, and then sees what the other has said.
    { text: 'UPDATE results SET shown = 0 WHERE table_id = $1', values: [id] },
    {
      text: 'UPDATE result_seats SET agreed = $3 WHERE table_id = $1 AND seat = $2',
      values: [id, seat, Number(on)],
    },
    {
      text: `UPDATE results SET shown = 1 WHERE table_id = $1 AND gone = 0
               AND NOT EXISTS (SELECT 1 FROM result_seats s WHERE s.table_id = $1 AND s.agreed = 0)`,
      values: [id],
    },
  ]);
};
