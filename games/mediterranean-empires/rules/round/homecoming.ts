/** Homecoming — 4.1 */
import { end } from '@tabularium/kernel';
import { hasRecoverable, recoverable } from '../cards/effects/recover-discard.ts';
import { addToHand, takeFrom } from '../empire/cards.ts';
import { empireOf, roundOrder } from '../empire/order.ts';
import { strongestFirst } from '../expedition/force.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

const TYPES = ['T', 'F', 'L'] as const;

/** [MED.4.1-n][MED.A49] In round order everybody who can takes one troop, fleet or Leader of his own deck back. */
export const homecoming = proc('round.homecoming', { at: 'open' }, () => ({ at: 0 }), {
  start: ({ g }, l) => {
    const order = roundOrder(g);
    while (l.at < order.length && !hasRecoverable(g, order[l.at]!, TYPES)) l.at++;
    return l.at < order.length ? 'choose' : end();
  },
  choose: {
    to: ({ g }, l) => roundOrder(g)[l.at]!,
    say: () => t('med.ask.homecoming'),
    rules: ['MED.4.1-n'],
    silent: ({ g }, _, by) => strongestFirst(g, recoverable(g, by, TYPES)).map((arg) => ({ verb: 'bringHome', arg })),
    picks: {
      bringHome: {
        of: ({ g }, _, by) => recoverable(g, by, TYPES),
        take: (cx, l, card, by) => {
          takeFrom(cx.g.discards[by]!, card);
          addToHand(cx.g, by, card);
          cx.log(t('med.recovered', { who: empireOf(cx.g, by), card }), 'MED.4.1-n');
          l.at++;
          return 'start';
        },
      },
    },
  },
});
