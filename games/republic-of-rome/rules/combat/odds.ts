/** The exact chances of a battle, counted over all rolls — for players who want to know before they send anybody */
import type { OpenRome } from '../sight.ts';
import { abilityOf } from '../data/printed.ts';
import { alliesShift } from '../events/combat-modifiers.ts';
import type { Force, Senator, War } from '../game.ts';
import { omens, omensOnAmounts } from '../rome/dice.ts';
import { strengthAt } from './battle.ts';
import { rebelTally } from '../revolution/civil-battle.ts';
import { forcePlace } from '../rome/forces.ts';
import { rebelLeaders } from '../rome/hrao.ts';
import { armyTally, type Ground, leadersOfForce, type Rolled, romanTally } from './land.ts';
import { type Numbers, numbersOf, outcomeOf, type Result } from './results.ts';

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
    all = all.flatMap((r) => DIE.map((die) => ({ ...r, [s.id]: Math.max(0, die + 1 - omensOnAmounts(g)) })));
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

/** [amb-118] With allies that would come or go by these very dice, and Evil Omens. Changes nothing. */
export const battleOdds = (g: OpenRome, f: Force, w: War, ground: Ground): Odds => {
  const strengths = new Map<number, number>();
  const enemy = (shift: number): number => {
    const known = strengths.get(shift);
    if (known !== undefined) return known;
    const strength = strengthAt(g, { ...w, shift: w.shift + shift }, ground);
    strengths.set(shift, strength);
    return strength;
  };
  return count(g, leadersOfForce(g, f), numbersOf(g, w, f.commander), (rolled) => {
    const roman = romanTally(g, f, w, ground, rolled).total - omens(g);
    return (shift) => roman - enemy(shift);
  });
};

/** [1.11.37-e] A Senate Army against the Rebel: no numbers, and nobody's MIL is certain if Pompeius is on either side. */
export const civilOdds = (g: OpenRome, f: Force): Odds => {
  const ours = leadersOfForce(g, f);
  return count(g, [...ours, ...rebelLeaders(g)], NO_NUMBERS, (rolled) => {
    const roman = armyTally('roman', g, forcePlace(f), ours, rolled).total - omens(g);
    const rebel = rebelTally(g, rolled).total + g.revoltShift;
    return (shift) => roman - Math.max(0, rebel + shift);
  });
};
const NO_NUMBERS: Numbers = { disaster: [], standoff: [] };
