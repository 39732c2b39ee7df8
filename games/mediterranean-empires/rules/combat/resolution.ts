/** Resolution: dice and factors of both sides — 5.4.5, 5.4.6, 5.4.7 */
import type { Cx } from '@tabularium/kernel';
import { dice, sum } from '../empire/dice.ts';
import type { Empires, Side } from '../game.ts';
import { forceOf } from '../expedition/force.ts';
import { sideRef } from '../expedition/losses.ts';
import { t } from '../say.ts';
import { announcedFactors, diceStrength, fixedStrength } from './strength.ts';

const RULE = { naval: 'MED.5.4.5-a', field: 'MED.5.4.6-c', assault: 'MED.5.4.7-e' } as const;

/** [MED.5.4.5-a][MED.5.4.6-c][MED.5.4.7-e] The sums before any card is added. */
export const announce = (cx: Cx<Empires>): void => {
  const { g } = cx;
  for (const side of [0, 1] as const) {
    const { units } = forceOf(g, side);
    cx.log(
      t('med.announced', {
        side: sideRef(side),
        fc: announcedFactors(g, side),
        n: diceStrength(g, side).total,
        cards: units.map((u) => u.card),
        units: units.length,
      }),
      RULE[g.combat!.kind],
    );
  }
};

/** [MED.5.4.5-g][MED.5.4.6-e][MED.5.4.7-h] Does the Attacker win? Ties go to the Defender. */
export const resolve = (cx: Cx<Empires>): boolean => {
  const { g } = cx;
  g.combat!.totals = ([0, 1] as const).map((side: Side) => {
    const fc = fixedStrength(g, side).total;
    const rolled = dice(cx, diceStrength(g, side).total);
    const total = fc + sum(rolled);
    cx.log(t('med.total', { side: sideRef(side), fc, dice: rolled.join(' '), total }), RULE[g.combat!.kind]);
    return total;
  });
  return g.combat!.totals[0]! > g.combat!.totals[1]!;
};
