/** What Games would change — 1.07.6, 1.08.2 */
import { copy, type Explanation, type Tally } from '@tabularium/kernel';
import { tablesOf } from '../data/printed.ts';
import { GAMES } from '../forum/games.ts';
import type { SenatorId } from '../ids.ts';
import { nextStateOfTheRepublic, peopleOdds } from '../population/odds.ts';
import { senator } from '../rome/senators.ts';
import { changePopularity, changeUnrest } from '../rome/standing.ts';
import type { OpenRome } from '../sight/sight.ts';

export interface GamesIf {
  readonly cost: number;
  readonly popularity: number;
  readonly unrest: number;
  /** How the people would stand after them, before the dice. */
  readonly people: Tally;
  readonly odds: NonNullable<Explanation['odds']>;
}

/** [1.07.6-c] Within the limits of Popularity and Unrest. */
export const gamesIf = (g: OpenRome, by: SenatorId, games: string): GamesIf | undefined => {
  const which = tablesOf(g).games[GAMES.findIndex((x) => x === games)];
  if (!which) return undefined;
  const after = { ...g, senators: [...copy(g.senators)] };
  changePopularity(after, senator(after, by), which.popularity);
  changeUnrest(after, which.unrest);
  return { ...which, people: nextStateOfTheRepublic(after), odds: peopleOdds(after) };
};
