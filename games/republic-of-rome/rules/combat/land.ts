/** Land Battles, and how strong a Roman Force is — 1.10.11, 1.09.34 */
import type { OpenRome } from '../sight/sight.ts';
import { type Cx, less, plus, type Tally, tally } from '@tabularium/kernel';
import { abilityOf } from '../data/printed.ts';
import type { Force, Rome, Senator, War } from '../game.ts';
import { omensOnAmounts } from '../rome/dice.ts';
import { countLegions, forcePlace } from '../rome/forces.ts';
import { fleetSupport } from '../wars/wars.ts';
import { armyOfForce, armyTally, type Ground, NOTHING_ROLLED, type Rolled } from './sides.ts';

/** [1.10.11-a] Fleet Support, each Force by itself [amb-110], and somebody to fight with. */
export const canFightLand = (g: Rome, f: Force, w: War): boolean =>
  f.fleets >= fleetSupport(g, w) && countLegions(g, forcePlace(f)) > 0;

/** [card-135-b] Pompeius rolls one die and adds 1 before every battle, as Commander or as Master of Horse. */
export const rollMilitary = (cx: Cx<Rome>, all: readonly Senator[]): Rolled => {
  const rolled: Record<string, number> = {};
  for (const s of all) {
    if (abilityOf(cx.g, s.id)?.rollsMilitary) rolled[s.id] = cx.d6() + 1 - omensOnAmounts(cx.g);
  }
  return rolled;
};

/** What Rome brings: on land Legions, [1.10.12-b] at sea Fleets, and MIL up to as much again. */
export const romanTally = (g: OpenRome, f: Force, w: War, ground: Ground, rolled: Rolled = NOTHING_ROLLED): Tally =>
  armyTally(g, armyOfForce(g, f, w), ground, rolled);

/** [1.10.11-d][amb-118] What is added to the dice: Rome's strength less the War's, less Evil Omens. */
export const modifierTally = (roman: number, enemy: number, omens: number): Tally =>
  tally(
    'battle',
    plus('roman', roman, '1.10.11-d'),
    less('enemy', enemy, '1.10.11-d'),
    less('omens', omens, 'card-168-1-b'),
  );
