/** The exact chances of a battle, counted over all rolls — for players who want to know before they send anybody */
import { rebelAt } from '../rome/rebels.ts';
import type { OpenRome } from '../sight/sight.ts';
import { abilityOf } from '../data/printed.ts';
import { alliesShift } from '../events/combat-modifiers.ts';
import type { Force, Senator, War } from '../game.ts';
import { omens, omensOnAmounts } from '../rome/dice.ts';
import { type Numbers, outcomeOf, type Result } from './results.ts';
import {
  type Army,
  armyOfForce,
  armyOfRebel,
  armyTally,
  enemy,
  type Ground,
  leadersOfSide,
  numbersAgainst,
  type Rolled,
  type Side,
  strengthOf,
} from './sides.ts';

/** How many of `of` equally likely rolls give each result. */
export interface Odds extends Readonly<Record<Result, number>> {
  readonly of: number;
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** [card-135-b] Every MIL that may be rolled, once for each way of rolling it. */
const rolls = (g: OpenRome, there: readonly Senator[]): Rolled[] => {
  let all: Rolled[] = [{}];
  for (const s of there) {
    if (!abilityOf(g, s.id)?.rollsMilitary) continue;
    all = all.flatMap((r) => DIE.map((die) => ({ ...r, [s.id]: die + 1 - omensOnAmounts(g) })));
  }
  return all;
};

/** Goes through every roll of three dice, for every MIL that may be rolled. */
const count = (
  g: OpenRome,
  there: readonly Senator[],
  numbers: Numbers,
  modifier: (rolled: Rolled) => (shift: number) => number,
): Odds => {
  const found: Record<Result, number> = { defeat: 0, disaster: 0, stalemate: 0, standoff: 0, victory: 0 };
  let of = 0;
  for (const rolled of rolls(g, there)) {
    const less = modifier(rolled);
    for (const black of DIE) {
      for (const one of DIE) {
        for (const two of DIE) {
          const white = one + two;
          const total = black + white;
          found[outcomeOf(g, numbers, total, total + less(alliesShift(g, { black, white, total }))).result]++;
          of++;
        }
      }
    }
  }
  return { ...found, of };
};

/** [amb-118] The attacker against the defender, with allies that would come or go by these very dice, and Evil Omens. Changes nothing. */
const clashOdds = (g: OpenRome, attacker: Army, defender: Side, ground: Ground): Odds => {
  const there = [...attacker.leaders, ...leadersOfSide(defender)];
  return count(g, there, numbersAgainst(g, attacker, defender), (rolled) => {
    const own = armyTally(g, attacker, ground, rolled).total - omens(g);
    const strengths = new Map<number, number>();
    return (shift) => {
      const known = strengths.get(shift) ?? strengthOf(g, defender, ground, rolled, shift);
      strengths.set(shift, known);
      return own - known;
    };
  });
};

export const battleOdds = (g: OpenRome, f: Force, w: War, ground: Ground): Odds =>
  clashOdds(g, armyOfForce(g, f, w), enemy(w), ground);
/** [1.11.37-e] A Senate Army against the Rebel: no numbers, and nobody's MIL is certain if Pompeius is on either side. */
export const civilOdds = (g: OpenRome, f: Force): Odds =>
  clashOdds(g, armyOfForce(g, f), armyOfRebel(g, rebelAt(g, f.war)!), 'land');
