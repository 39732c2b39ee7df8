/** The chances of a combat, each computed only once. */
import { winChance } from '../rules/study.ts';

export interface Power {
  readonly fixed: number;
  readonly dice: number;
}

const known = new Map<number, number>();
/** With a lead greater than this the dice cannot change the result any more. */
const FAR = 99;
/** No side ever rolls this many dice. */
const DICE = 40;

/** The chance that the Attacker wins: only the difference of the fixed values matters. */
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
