/** What the people may do, before they are asked — 1.08.2, tbl-pop */
import type { Explanation } from '@tabularium/kernel';
import { tablesOf } from '../data/printed.ts';
import type { OpenRome } from '../sight/sight.ts';
import { stateOfTheRepublic } from './state-of-the-republic.ts';

/** How many of the 216 rolls of three dice have this sum. */
const waysOf = (sum: number): number => {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (sum - a - b >= 1 && sum - a - b <= 6) n++;
  return n;
};
const ALL = 216;

/**
 * With Unrest as it is now: won if it does not grow and nothing else befalls Rome, lost if the people revolt and the game is
 * over.
 */
export const peopleOdds = (g: OpenRome): NonNullable<Explanation['odds']> => {
  const { population } = tablesOf(g);
  const found = { win: 0, draw: 0, lose: 0 };
  for (let dice = 3; dice <= 18; dice++) {
    const { total } = stateOfTheRepublic(g, dice);
    // [1.08.2-g]
    const row = total < 0 ? undefined : population[Math.min(total, population.length - 1)]!;
    const isCalm = row !== undefined && row.unrest <= 0 && row.also.length === 0;
    found[isCalm ? 'win' : row ? 'draw' : 'lose'] += waysOf(dice) / ALL;
  }
  return found;
};
