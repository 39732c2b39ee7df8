/** Changing a card — 5.2 */
import { end, type Seat } from '@tabularium/kernel';
import { discard, draw, takeFrom } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import type { CardId } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

/** [MED.5.2-a] One card is discarded; one may be drawn. */
export const changeCard = proc(
  'round.changeCard',
  { seat: 'open', card: 'open' },
  (a: { seat: Seat; card: CardId }) => ({ ...a }),
  {
    start: (cx, l) => {
      const { g } = cx;
      takeFrom(g.hands[l.seat]!, l.card);
      discard(g, l.card);
      cx.reveal();
      cx.log(t('med.discards', { who: empireOf(g, l.seat), cards: [l.card] }), 'MED.5.2-a');
      return g.decks[l.seat]!.length > 0 ? 'draw' : end();
    },
    draw: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.draw', { card: l.card }),
      rules: ['MED.5.2-a'],
      silent: ['drawOne'],
      buttons: {
        drawOne: {
          take: (cx, l) => {
            draw(cx, l.seat, 1);
            return end();
          },
        },
        drawNone: { take: () => end() },
      },
    },
  },
);
