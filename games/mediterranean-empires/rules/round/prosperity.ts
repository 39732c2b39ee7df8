/** Prosperity — 4.1 */
import { end } from '@tabularium/kernel';
import { draw } from '../empire/cards.ts';
import { roundOrder } from '../empire/order.ts';
import { changeVp } from '../empire/points.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

const CARDS = 2;
const POINTS = 2;

/** [MED.4.1-e] In round order: two cards or 2 VP. */
export const prosperity = proc('round.prosperity', { at: 'open' }, () => ({ at: 0 }), {
  start: ({ g }, l) => (l.at < roundOrder(g).length ? 'choose' : end()),
  choose: {
    to: ({ g }, l) => roundOrder(g)[l.at]!,
    say: () => t('med.ask.prosperity'),
    rules: ['MED.4.1-e'],
    silent: ({ g }, _, by) => [{ verb: g.decks[by]!.length < CARDS ? 'gainTwo' : 'drawTwo' }],
    buttons: {
      drawTwo: {
        when: ({ g }, _, by) => g.decks[by]!.length > 0 || t('med.no.deck'),
        take: (cx, l, by) => {
          draw(cx, by, CARDS);
          l.at++;
          return 'start';
        },
      },
      gainTwo: {
        take: (cx, l, by) => {
          changeVp(cx, by, POINTS, 'MED.4.1-e', { why: 'event', of: 'event:prosperity' });
          l.at++;
          return 'start';
        },
      },
    },
  },
});
