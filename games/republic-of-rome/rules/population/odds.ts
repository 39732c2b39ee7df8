/** What the people may do, before they are asked — 1.08.1, 1.08.2, tbl-pop */
import { type Explanation, less, type Tally } from '@tabularium/kernel';
import { tablesOf } from '../data/printed.ts';
import type { OpenRome } from '../sight/sight.ts';
import { stateOfTheRepublic } from './state-of-the-republic.ts';
import { unrestToCome } from './unrest.ts';

/** [1.08.1-b] What is added to the dice of the next Population Phase, with the Unrest that comes before them. */
export const nextStateOfTheRepublic = (g: OpenRome): Tally => {
  const now = stateOfTheRepublic(g, 0);
  const n = unrestToCome(g);
  if (n === 0) return now;
  return { ...now, total: now.total - n, parts: [...now.parts, less('unrestToCome', n, '1.08.1-b')] };
};

/** How many of the 216 rolls of three dice have this sum. */
const waysOf = (sum: number): number => {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (sum - a - b >= 1 && sum - a - b <= 6) n++;
  return n;
};
const ALL = 216;

/** Won if Unrest does not grow by the roll and nothing else befalls Rome, lost if the people revolt and the game is over. */
export const peopleOdds = (g: OpenRome): NonNullable<Explanation['odds']> => {
  const { population } = tablesOf(g);
  const { total: added } = nextStateOfTheRepublic(g);
  const found = { win: 0, draw: 0, lose: 0 };
  for (let dice = 3; dice <= 18; dice++) {
    const total = dice + added;
    // [1.08.2-g]
    const row = total < 0 ? undefined : population[Math.min(total, population.length - 1)]!;
    const isCalm = row !== undefined && row.unrest <= 0 && row.also.length === 0;
    found[isCalm ? 'win' : row ? 'draw' : 'lose'] += waysOf(dice) / ALL;
  }
  return found;
};
