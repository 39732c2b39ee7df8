/** Scarcity — 4.1 */
import { end } from '@tabularium/kernel';
import { discardRandom } from '../empire/cards.ts';
import { roundOrder } from '../empire/order.ts';
import { changeVp } from '../empire/points.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

const CARDS = 2;
const POINTS = 2;

/** [MED.4.1-r] In round order: two random cards or 2 VP; whoever has fewer than two cards loses the points. */
export const scarcity = proc('round.scarcity', { at: 'open' }, () => ({ at: 0 }), {
  start: (cx, l) => {
    const { g } = cx;
    for (const order = roundOrder(g); l.at < order.length; l.at++) {
      const seat = order[l.at]!;
      if (g.hands[seat]!.length >= CARDS) return 'choose';
      changeVp(cx, seat, -POINTS, 'MED.4.1-r', { why: 'event', of: 'event:scarcity' });
    }
    return end();
  },
  choose: {
    to: ({ g }, l) => roundOrder(g)[l.at]!,
    say: () => t('med.ask.scarcity'),
    rules: ['MED.4.1-r'],
    // Whoever says nothing has the least use for cards.
    silent: ['discardTwo'],
    buttons: {
      discardTwo: {
        take: (cx, l, by) => {
          discardRandom(cx, by, CARDS);
          l.at++;
          return 'start';
        },
      },
      loseTwo: {
        take: (cx, l, by) => {
          changeVp(cx, by, -POINTS, 'MED.4.1-r', { why: 'event', of: 'event:scarcity' });
          l.at++;
          return 'start';
        },
      },
    },
  },
});
