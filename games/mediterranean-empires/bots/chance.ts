/** Chances of a combat, each counted once. */
import { winChance } from '../rules/study.ts';

export interface Power {
  readonly fixed: number;
  readonly dice: number;
}

const known = new Map<number, number>();
/** Beyond this lead nothing is left to chance with the dice that there are. */
const FAR = 99;
/** No side ever rolls so many. */
const DICE = 40;

/** That the Attacker wins: only the difference of the fixed sums counts. */
export const chance = (attacker: Power, defender: Power): number => {
  const lead = Math.max(-FAR, Math.min(FAR, Math.round(attacker.fixed - defender.fixed)));
  const key = ((lead + FAR) * DICE + attacker.dice) * DICE + defender.dice;
  let p = known.get(key);
  if (p === undefined) {
    p = winChance({ fixed: lead, dice: attacker.dice }, { fixed: 0, dice: defender.dice });
    known.set(key, p);
  }
  return p;
};
