import { end } from '@tabularium/kernel';
import { discardRandom } from '../../empire/cards.ts';
import { empireOf, seatOf } from '../../empire/order.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { atRichest } from './likely.ts';
import type { Action, EffectArgs } from './action.ts';
import { withCards } from './rivals.ts';

const choose = proc(
  'cards.forceDiscard',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'force-discard-random'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.forceDiscard', { n: l.effect.n }),
      rules: ['MED.5.3-a'],
      silent: ({ g }, l) => atRichest(g, 'despoil', l.seat),
      picks: {
        despoil: {
          of: ({ g }, l) => withCards(g, l.seat).map((s) => empireOf(g, s)),
          take: (cx, l, ref) => {
            discardRandom(cx, seatOf(cx.g, ref), l.effect.n);
            return end();
          },
        },
      },
    },
  },
);

/** All his cards if he has fewer. */
export const forceDiscardRandom: Action<'force-discard-random'> = {
  can: (g, seat) => withCards(g, seat).length > 0,
  proc: choose,
};
