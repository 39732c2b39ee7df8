/** The exact chances of a battle, counted over all rolls — for players who want to know before they send anybody */
import { rebelAt } from '../rome/rebels.ts';
import type { OpenRome } from '../sight/sight.ts';
import { abilityOf } from '../data/printed.ts';
import { alliesShift } from '../events/combat-modifiers.ts';
import type { Force, Senator, War } from '../game.ts';
import { omens, omensOnAmounts } from '../rome/dice.ts';
import { type Outcome, outcomeOf, type Result } from './results.ts';
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
/** One of the equally likely ways in which the dice may fall. */
export interface Throw {
  /** The three dice as they lie, and with everything that is added. */
  readonly natural: number;
  readonly total: number;
  readonly outcome: Outcome;
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

/**
 * [amb-118] Every roll of three dice, for every MIL that may be rolled: the attacker against the defender, with allies that
 * would come or go by these very dice, and Evil Omens. Changes nothing.
 */
export const clashThrows = (g: OpenRome, attacker: Army, defender: Side, ground: Ground): Throw[] => {
  const there = [...attacker.leaders, ...leadersOfSide(defender)];
  const numbers = numbersAgainst(g, attacker, defender);
  return rolls(g, there).flatMap((rolled) => {
    const own = armyTally(g, attacker, ground, rolled).total - omens(g);
    const strengths = new Map<number, number>();
    const against = (shift: number): number => {
      const known = strengths.get(shift) ?? strengthOf(g, defender, ground, rolled, shift);
      strengths.set(shift, known);
      return known;
    };
    return DIE.flatMap((black) =>
      DIE.flatMap((one) =>
        DIE.map((two): Throw => {
          const white = one + two;
          const natural = black + white;
          const total = natural + own - against(alliesShift(g, { black, white, total: natural }));
          return { natural, total, outcome: outcomeOf(g, numbers, natural, total) };
        }),
      ),
    );
  });
};

export const battleThrows = (g: OpenRome, f: Force, w: War, ground: Ground): Throw[] =>
  clashThrows(g, armyOfForce(g, f, w), enemy(w), ground);
/** [1.11.37-e] A Senate Army against the Rebel: no numbers, and nobody's MIL is certain if Pompeius is on either side. */
const civilThrows = (g: OpenRome, f: Force): Throw[] =>
  clashThrows(g, armyOfForce(g, f), armyOfRebel(g, rebelAt(g, f.war)!), 'land');

export const oddsOf = (throws: readonly Throw[]): Odds => {
  const found: Record<Result, number> = { defeat: 0, disaster: 0, stalemate: 0, standoff: 0, victory: 0 };
  for (const { outcome } of throws) found[outcome.result]++;
  return { ...found, of: throws.length };
};
export const battleOdds = (g: OpenRome, f: Force, w: War, ground: Ground): Odds =>
  oddsOf(battleThrows(g, f, w, ground));
export const civilOdds = (g: OpenRome, f: Force): Odds => oddsOf(civilThrows(g, f));
