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

const exactly = (lead: number, mine: number, theirs: number): number => {
  const key = ((lead + FAR) * DICE + mine) * DICE + theirs;
  let p = known.get(key);
  if (p === undefined) {
    p = winChance({ fixed: lead, dice: mine }, { fixed: 0, dice: theirs });
    known.set(key, p);
  }
  return p;
};

/** The chance that the Attacker wins: only the difference of the fixed values matters, which may be an estimate. */
export const chance = (attacker: Power, defender: Power): number => {
  const lead = Math.max(-FAR, Math.min(FAR, attacker.fixed - defender.fixed));
  const below = Math.floor(lead);
  const p = exactly(below, attacker.dice, defender.dice);
  return below === lead ? p : p + (lead - below) * (exactly(below + 1, attacker.dice, defender.dice) - p);
};
