import type { Cx } from '@tabularium/kernel';
import { activeCards } from '../../combat/active.ts';
import { draw, effectsOf } from '../../empire/cards.ts';
import { changeVp } from '../../empire/points.ts';
import type { Empires, Side } from '../../game.ts';
import { forceOf } from '../../expedition/force.ts';

/** [MED.9-m][MED.A85] What cards of the winning side bring its player: points, or cards of his deck. Asked while they are there. */
export const takeSpoils = (cx: Cx<Empires>, side: Side): void => {
  const { g } = cx;
  const { seat } = forceOf(g, side);
  if (seat < 0) return;
  for (const card of activeCards(g, side)) {
    for (const e of effectsOf(g, card, 'spoils')) {
      if (!e.battles.includes(g.combat!.kind)) continue;
      changeVp(cx, seat, e.vp ?? 0, 'MED.9-m', { why: 'card', of: card });
      draw(cx, seat, e.draw ?? 0);
    }
  }
};
