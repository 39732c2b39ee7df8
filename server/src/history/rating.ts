/**
 * Ratings by game, from rated tables. Games are counted one after another, and the order is stored: whoever works all of it out again
 * from the beginning comes to the same numbers.
 */
import type { PastGame, Rating } from '@tabularium/protocol';
import { parsed } from '../store/postgres-read.ts';
import type { Sql, SqlWrite } from '../store/sql.ts';
import { afterGame, shownSkill, type Skill, skillFrom, storedSkill, UNKNOWN } from './skill.ts';

/** Somebody has won against somebody else, at a table that was opened as rated; no copy and no file is. */
export const isRateable = ({ rated, seats }: PastGame): boolean =>
  rated === true && seats.some((s) => s.came !== 'lost') && seats.some((s) => s.came === 'lost');

/** Whose skill a game says something of: their places among each other. */
export interface Rated {
  readonly person: string;
  readonly rank: number;
}

interface Held {
  readonly person: string;
  readonly seat: number;
}

/**
 * Each person once; whoever has several seats plays against themselves and is left out, as are bots and people who are not
 * signed in. Nothing is learnt where fewer than two are left, or where all of them have lost alike.
 */
export const ratedIn = ({ seats }: PastGame, held: readonly Held[]): readonly Rated[] => {
  const alone = held.filter(({ person }) => held.filter((other) => other.person === person).length === 1);
  const rankOf = (seat: number): number => seats[seat]!.rank ?? (seats[seat]!.came === 'lost' ? 2 : 1);
  const rated = alone.map(({ person, seat }) => ({ person, rank: rankOf(seat) }));
  const isLevel = rated.every(({ rank }) => rank === rated[0]?.rank);
  return rated.length < 2 || isLevel ? [] : rated;
};

/** How often it is tried again if other processes come first. */
const MOST_TRIES = 20;

/** Counts every finished game that has not been counted, the earliest first. */
export const rateAll = async (sql: Sql, game: string): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; ) {
    const [next] = await sql.all<{ readonly id: string; readonly body: string }>(
      'SELECT table_id AS id, body FROM results WHERE rated = 1 AND game = $1 ORDER BY ended, table_id LIMIT 1',
      [game],
    );
    if (!next) return;
    if (await rateOne(sql, game, next.id, parsed<PastGame>(next.body))) tries = 0;
    else tries++;
  }
};

/** False if another process has counted a game meanwhile, so that this was worked out from what is no longer so. */
const rateOne = async (sql: Sql, game: string, table: string, result: PastGame): Promise<boolean> => {
  // First the place in the order, then what it builds on: if that changes in between, the place is taken.
  const [last] = await sql.all<{ readonly n: number }>('SELECT n FROM rated WHERE game = $1 ORDER BY n DESC LIMIT 1', [
    game,
  ]);
  const held = await sql.all<Held>('SELECT person, seat FROM played WHERE table_id = $1 AND first = 1 ORDER BY seat', [
    table,
  ]);
  const rated = ratedIn(result, held);
  const before = await Promise.all(rated.map(({ person }) => skillOf(sql, person, game)));
  const after = afterGame(
    before,
    rated.map(({ rank }) => rank),
  ).map(storedSkill);
  const n = (last?.n ?? 0) + 1;
  try {
    await sql.together([
      { text: 'INSERT INTO rated (game, n, table_id) VALUES ($1, $2, $3)', values: [game, n, table] },
      { text: 'UPDATE results SET rated = 2 WHERE table_id = $1', values: [table] },
      ...rated.flatMap(({ person }, i) => skillWrites(person, game, table, after[i]!)),
    ]);
    return true;
  } catch (e) {
    const taken = await sql.all('SELECT n FROM rated WHERE (game = $1 AND n = $2) OR table_id = $3', [game, n, table]);
    if (taken.length === 0) throw e;
    return false;
  }
};

const skillOf = async (sql: Sql, person: string, game: string): Promise<Skill> => {
  const [found] = await sql.all<Skill>('SELECT mu, sigma FROM ratings WHERE person = $1 AND game = $2', [person, game]);
  return found ? skillFrom(found) : UNKNOWN;
};

/** Of somebody who was deleted meanwhile nothing is written. */
const skillWrites = (person: string, game: string, table: string, { mu, sigma }: Skill): readonly SqlWrite[] => [
  {
    text: `INSERT INTO ratings (person, game, mu, sigma, games)
           SELECT id, $2, $3, $4, 1 FROM people WHERE id = $1
           ON CONFLICT (person, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1`,
    values: [person, game, mu, sigma],
  },
  {
    text: 'UPDATE played SET mu = $3, sigma = $4 WHERE person = $1 AND table_id = $2 AND first = 1',
    values: [person, table, mu, sigma],
  },
];

interface RatingRow extends Skill {
  readonly games: number;
}

export const ratingFrom = ({ mu, sigma, games }: RatingRow): Rating => ({
  ...shownSkill(skillFrom({ mu, sigma })),
  games,
});

/** How those are rated who sit at a table: the first who holds each seat. */
export const ratingsAt = async (
  sql: Sql,
  { id, game }: { readonly id: string; readonly game: string },
  seats: readonly { readonly tokenHash?: string }[],
): Promise<readonly (Rating & { readonly seat: number })[]> => {
  const rows = await sql.all<RatingRow & { readonly seat: number; readonly hash: string }>(
    `SELECT h.seat, h.token_hash AS hash, r.mu, r.sigma, r.games FROM holds h
       LEFT JOIN ratings r ON r.person = h.person AND r.game = $2
     WHERE h.table_id = $1 AND h.seat >= 0 ORDER BY h.seat, h.since, h.person`,
    [id, game],
  );
  return seats.flatMap(({ tokenHash }, seat) => {
    const first = rows.find((row) => row.seat === seat && row.hash === tokenHash);
    if (!first) return [];
    return [{ seat, ...(first.games ? ratingFrom(first) : { ...shownSkill(UNKNOWN), games: 0 }) }];
  });
};
