/** Resolution: dice and factors of both sides — 5.4.5, 5.4.6, 5.4.7 */
import type { Cx } from '@tabularium/kernel';
import { dice, sum } from '../empire/dice.ts';
import { defenderSeat, empireOf } from '../empire/order.ts';
import { isArea, isHeld, refOf } from '../empire/places.ts';
import type { Empires, Side } from '../game.ts';
import { forceOf } from '../expedition/force.ts';
import { sideRef } from '../expedition/losses.ts';
import { NONE } from '../ids.ts';
import { t } from '../say.ts';
import { hostOf } from './active.ts';
import { announcedFactors, diceTotal, fixedTotal } from './strength.ts';

const RULE = { naval: 'MED.5.4.5-a', field: 'MED.5.4.6-c', assault: 'MED.5.4.7-e' } as const;

/** Which combat it is and where, for the record. */
export const combatWords = (g: Empires): { at: 'sea' | 'land' | 'area' | 'city' | 'neutral'; place: string } => {
  const { kind, place } = g.combat!;
  if (kind === 'naval') return { at: 'sea', place: '' };
  if (kind === 'field') return { at: isArea(g, place) ? 'area' : 'land', place: refOf(g, place) };
  return { at: isHeld(g, place) ? 'city' : 'neutral', place: refOf(g, place) };
};

/**
 * [MED.5.4.5-a][MED.5.4.6-c][MED.5.4.7-e] The sums before any card is added, [MED.9-h] with the bonuses that the cards give
 * each other as they lie.
 */
export const announce = (cx: Cx<Empires>): void => {
  const { g } = cx;
  const rule = RULE[g.combat!.kind];
  const defender = defenderSeat(g);
  const against = g.combat!.kind === 'assault' && defender !== NONE ? empireOf(g, defender) : sideRef(g, 1);
  cx.log(t('med.battle', { ...combatWords(g), attacker: sideRef(g, 0), defender: against }), rule);
  for (const side of [0, 1] as const) {
    const { units } = forceOf(g, side);
    // Both sums take work.
    cx.log(
      () =>
        t('med.announced', {
          side: sideRef(g, side),
          fc: announcedFactors(g, side),
          n: diceTotal(g, side),
          cards: units.map((u) => u.card),
          units: units.length,
        }),
      rule,
    );
  }
};

/** [MED.5.4.5-g][MED.5.4.6-e][MED.5.4.7-h] Does the Attacker win? Ties go to the Defender. */
export const resolve = (cx: Cx<Empires>): boolean => {
  const { g } = cx;
  const hosts = [hostOf(g, 0), hostOf(g, 1)] as const;
  g.combat!.totals = ([0, 1] as const).map((side: Side) => {
    const [host, enemy] = [hosts[side], hosts[side === 0 ? 1 : 0]];
    const fc = fixedTotal(g, side, host);
    const rolled = dice(cx, diceTotal(g, side, host, enemy));
    const total = fc + sum(rolled);
    cx.log(() => t('med.total', { side: sideRef(g, side), fc, dice: rolled.join(' '), total }), RULE[g.combat!.kind]);
    return total;
  });
  const [attacker, defender] = g.combat!.totals;
  const won = attacker! > defender!;
  const sums = won ? { n: attacker!, m: defender! } : { n: defender!, m: attacker! };
  cx.log(
    !won && g.combat!.kind === 'assault'
      ? t('med.held', { city: refOf(g, g.attack!.target), side: sideRef(g, 0), ...sums })
      : t('med.wins', { ...combatWords(g), side: sideRef(g, won ? 0 : 1), ...sums }),
    RULE[g.combat!.kind],
  );
  return won;
};
