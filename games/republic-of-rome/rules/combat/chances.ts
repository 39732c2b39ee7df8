/** The chances of a battle by Strengths alone, for those who weigh Forces that do not exist yet — 1.10.11, tbl-combat */
import type { OpenRome } from '../sight/sight.ts';
import { alliesShift } from '../events/combat-modifiers.ts';
import { levelOf } from '../events/in-play.ts';
import type { War } from '../game.ts';
import { omens } from '../rome/dice.ts';
import { NO_NUMBERS, numbersOf, outcomeOf, type Result } from './results.ts';

/** How likely each result is, from 0 to 1. */
export type Chances = Readonly<Record<Result, number>>;

const DIE = [1, 2, 3, 4, 5, 6] as const;
const ALL = 216;
/** In how many of the 216 rolls three dice show 3, 4, 5 … 18. */
const WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1] as const;

/**
 * Rome with so much Strength, MIL included, against so much. `w` is the War, for its numbers, or nothing for a Civil War,
 * which has none [1.11.37-e]. [amb-118] Evil Omens and allies who come or go by the very dice are counted.
 */
export const chances = (g: OpenRome, w: War | undefined, commander: string, roman: number, enemy: number): Chances => {
  const numbers = w === undefined ? NO_NUMBERS : numbersOf(g, w, commander);
  const found: Record<Result, number> = { defeat: 0, disaster: 0, stalemate: 0, standoff: 0, victory: 0 };
  const modifier = roman - omens(g);
  const add = (total: number, shift: number, ways: number): void => {
    const { result } = outcomeOf(g, numbers, total, total + modifier - Math.max(0, enemy + shift));
    found[result] += ways / ALL;
  };
  if (levelOf(g, 'event:161') + levelOf(g, 'event:166') === 0) {
    WAYS.forEach((ways, i) => {
      add(i + 3, 0, ways);
    });
    return found;
  }
  for (const black of DIE) {
    for (const one of DIE) {
      for (const two of DIE) {
        const total = black + one + two;
        add(total, alliesShift(g, { black, white: one + two, total }), 1);
      }
    }
  }
  return found;
};
