/** The finished games of a person, for nobody else. */
import type { MyHistory, MyPastGame, Tally } from '@tabularium/protocol';
import { parsed } from '../store/postgres-read.ts';
import type { Sql } from '../store/sql.ts';
import { adoptResults } from './keeping.ts';
import { MOST_LISTED, markFrom, nextMark, type PastRow, pastGame } from './pages.ts';
import { ratingFrom } from './rating.ts';
import { shownSkill, skillFrom } from './skill.ts';

interface Wanted {
  /** Games of one kind only. */
  readonly game?: string | undefined;
  readonly before?: string | undefined;
}

interface MyRow extends PastRow {
  readonly seats: number;
  readonly mu: number | null;
  readonly sigma: number | null;
}

export const myHistory = async (sql: Sql, person: string, wanted: Wanted = {}): Promise<MyHistory> => {
  await adoptResults(sql, person);
  const rows = await myRows(sql, person, wanted, MOST_LISTED + 1);
  return {
    ratings: await myRatings(sql, person),
    tallies: await myTallies(sql, person),
    games: rows.slice(0, MOST_LISTED).map(myPastGame),
    ...nextMark(rows),
  };
};

/** Several seats of one table are one game. */
const myRows = (sql: Sql, person: string, { game, before }: Wanted, most: number): Promise<readonly MyRow[]> => {
  const { ended, table } = markFrom(before);
  return sql.all(
    `SELECT r.table_id AS id, r.ended, r.gone, r.body, p.seats, p.mu, p.sigma FROM
       (SELECT table_id, max(ended) AS ended, max(mu) AS mu, max(sigma) AS sigma,
               ${SEATS} AS seats
        FROM played WHERE person = $1 AND (ended, table_id) < ($2, $3) ${game === undefined ? '' : 'AND game = $5'}
        GROUP BY table_id ORDER BY max(ended) DESC, table_id DESC LIMIT $4) p
     JOIN results r ON r.table_id = p.table_id ORDER BY r.ended DESC, r.table_id DESC`,
    [person, ended, table, most, ...(game === undefined ? [] : [game])],
  );
};

/** Seats as a sum of powers of two: both databases can add, but each lists in its own way. */
const SEATS = 'sum(1 << seat)';

const myPastGame = (row: MyRow): MyPastGame => {
  const past = pastGame(row);
  const { mu, sigma } = row;
  return {
    ...past,
    mine: past.seats.flatMap((_, seat) => ((row.seats >> seat) % 2 === 1 ? [seat] : [])),
    ...(mu !== null && sigma !== null && { rating: shownSkill(skillFrom({ mu, sigma })) }),
  };
};

export const myRatings = async (sql: Sql, person: string): Promise<MyHistory['ratings']> => {
  const rows = await sql.all<{
    readonly game: string;
    readonly mu: number;
    readonly sigma: number;
    readonly games: number;
  }>('SELECT game, mu, sigma, games FROM ratings WHERE person = $1 ORDER BY game', [person]);
  return rows.map(({ game, ...rating }) => ({ game, ...ratingFrom(rating) }));
};

const myTallies = async (sql: Sql, person: string): Promise<readonly Tally[]> => {
  const rows = await sql.all<Omit<Tally, 'sides'> & { readonly sides: string }>(
    `SELECT game, scenario, sides, count(*) AS played,
            sum(CASE came WHEN 'won' THEN 1 ELSE 0 END) AS won,
            sum(CASE came WHEN 'shared' THEN 1 ELSE 0 END) AS shared,
            sum(CASE came WHEN 'lost' THEN 1 ELSE 0 END) AS lost,
            sum(words_kept) AS kept, sum(words_broken) AS broken
     FROM played WHERE person = $1 AND counted = 1 GROUP BY game, scenario, sides ORDER BY game, scenario, sides`,
    [person],
  );
  return rows.map(({ sides, ...row }) => ({ ...row, sides: parsed<readonly string[]>(sides) }));
};

/** Everything at once, for the file of all that is known of a person. */
export const allMyGames = async (sql: Sql, person: string): Promise<readonly MyPastGame[]> => {
  await adoptResults(sql, person);
  return (await myRows(sql, person, {}, Number.MAX_SAFE_INTEGER)).map(myPastGame);
};

/**
 * What a person takes back when all that is known of them is deleted: that everybody may find the games they played. Results and ratings
 * go with the person by themselves.
 */
export const consentsTakenBack = (person: string) => [
  {
    text: 'UPDATE results SET shown = 0 WHERE table_id IN (SELECT table_id FROM played WHERE person = $1)',
    values: [person],
  },
  {
    text: `UPDATE result_seats SET agreed = 0 WHERE EXISTS (SELECT 1 FROM played p
             WHERE p.person = $1 AND p.table_id = result_seats.table_id AND p.seat = result_seats.seat)`,
    values: [person],
  },
];
