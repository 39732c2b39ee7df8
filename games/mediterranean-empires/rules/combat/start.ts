/** The start of a battle: flights, then losses inflicted by the cards still there — 5.4.5, 5.4.6, 9 */
import type { Cx } from '@tabularium/kernel';
import { desertions } from '../cards/close.ts';
import { coverOf } from '../cards/effects/cover.ts';
import { flees } from '../cards/effects/flee.ts';
import { hits } from '../cards/effects/roll-discard.ts';
import { stampedes } from '../cards/effects/stampede.ts';
import type { Empires, Side } from '../game.ts';
import { forceOf, inCombat } from '../expedition/force.ts';
import { loseRandom, loseWithCargo, sideRef } from '../expedition/losses.ts';
import { t } from '../say.ts';

const SIDES: readonly Side[] = [0, 1];

const cardsOf = (g: Empires, side: Side): string[] => inCombat(g, forceOf(g, side), g.combat!.kind).map((u) => u.card);

/** [MED.5.4.5-d][MED.5.4.6-d][MED.9-i][MED.A52][MED.A82] */
export const startBattle = (cx: Cx<Empires>): void => {
  flights(cx);
  desertions(cx);
  const { g } = cx;
  // All dice before any loss: both sides may lose their last unit.
  const lost = SIDES.map((side) => {
    const enemy: Side = side === 0 ? 1 : 0;
    const cover = coverOf(g, side);
    return cardsOf(g, enemy).flatMap((card) => hits(cx, card, cover));
  });
  for (const side of SIDES) for (const what of lost[side]!) loseRandom(cx, side, (u) => u.as === what);
};

/** [MED.9-i] Of both sides, before any roll that could discard the same cards. */
const flights = (cx: Cx<Empires>): void => {
  const { g } = cx;
  const trampled = [0, 0];
  const gone = SIDES.flatMap((side) =>
    cardsOf(g, side).flatMap((card) => {
      const also = stampedes(cx, card);
      if (also >= 0) trampled[side]! += also;
      return also >= 0 || flees(cx, card) ? [{ side, card }] : [];
    }),
  );
  for (const { side, card } of gone) {
    loseWithCargo(g, forceOf(g, side), card);
    cx.log(t('med.fled', { side: sideRef(g, side), card }), 'MED.9-i');
  }
  for (const side of SIDES) for (let i = 0; i < trampled[side]!; i++) loseRandom(cx, side, (u) => u.as === 'T');
};
