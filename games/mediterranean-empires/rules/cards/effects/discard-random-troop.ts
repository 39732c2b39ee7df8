import type { Cx } from '@tabularium/kernel';
import { effectsOf } from '../../empire/cards.ts';
import { empireOf } from '../../empire/order.ts';
import type { Empires, Played } from '../../game.ts';
import { isFor } from './combat-kind.ts';
import { loseRandom } from '../../expedition/losses.ts';
import { t } from '../../say.ts';

/** [MED.9-n] When the window has closed: a troop of the named side may desert. */
export const desert = (cx: Cx<Empires>, { card, by, side }: Played): void => {
  for (const { min, when } of effectsOf(cx.g, card, 'discard-random-troop')) {
    if (!isFor(cx.g, when)) continue;
    const rolled = cx.d6();
    cx.log(t('med.startRoll', { who: empireOf(cx.g, by), card, roll: rolled, min }), 'MED.9-n');
    if (rolled >= min && side !== -1) loseRandom(cx, side, (u) => u.as === 'T');
  }
};
