/** The dice of a battle between two sides, whoever they are — 1.10.11, 1.10.12, 1.11.37 */
import type { Cx } from '@tabularium/kernel';
import { alliesShift } from '../events/combat-modifiers.ts';
import type { Rome } from '../game.ts';
import { omens, roll3 } from '../rome/dice.ts';
import { modifierTally, rollMilitary } from './land.ts';
import { type Outcome, outcomeOf } from './results.ts';
import {
  type Army,
  armyTally,
  type Ground,
  leadersOfSide,
  numbersAgainst,
  type Rolled,
  type Side,
  strengthOf,
} from './sides.ts';

export interface Clash {
  readonly outcome: Outcome;
  /** The natural dice, and what is added to them. */
  readonly dice: number;
  readonly modifier: number;
  /** [amb-118] Allies that these dice have brought the defender, or taken from him: for the rest of the turn. */
  readonly allies: number;
  /** [card-135-b] MIL rolled for this battle. */
  readonly rolled: Rolled;
}

/**
 * [1.10.1-f] The attacker rolls. [amb-118] The natural dice decide first; then allies come or go; then Evil Omens; then the
 * table. Changes nothing: what becomes of either side is for whoever sent them there to say.
 */
export const clash = (cx: Cx<Rome>, attacker: Army, defender: Side, ground: Ground): Clash => {
  const { g } = cx;
  const rolled = rollMilitary(cx, [...attacker.leaders, ...leadersOfSide(defender)]);
  const dice = roll3(cx);
  const allies = alliesShift(g, dice);
  const against = strengthOf(g, defender, ground, rolled, allies);
  const modifier = modifierTally(armyTally(g, attacker, ground, rolled).total, against, omens(g)).total;
  const outcome = outcomeOf(g, numbersAgainst(g, attacker, defender), dice.total, dice.total + modifier);
  return { outcome, dice: dice.total, modifier, allies, rolled };
};
