import { type Cx, end, type Seat } from '@tabularium/kernel';
import { addToHand } from '../../empire/cards.ts';
import { empireOf, seatOf } from '../../empire/order.ts';
import type { Empires } from '../../game.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { atRichest } from './likely.ts';
import type { Action, EffectArgs } from './action.ts';
import { withCards } from './rivals.ts';

const choose = proc(
  'cards.steal',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'steal-random-card'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.steal', { n: l.effect.n }),
      rules: ['MED.5.3-a'],
      silent: ({ g }, l) => atRichest(g, 'rob', l.seat),
      picks: {
        rob: {
          of: ({ g }, l) => withCards(g, l.seat).map((s) => empireOf(g, s)),
          take: (cx, l, ref) => {
            for (let i = 0; i < l.effect.n; i++) steal(cx, l.seat, seatOf(cx.g, ref));
            return end();
          },
        },
      },
    },
  },
);

/** [MED.A48] It counts as the thief's from now on; what it is, only the two of them know. */
const steal = (cx: Cx<Empires>, thief: Seat, victim: Seat): void => {
  const { g } = cx;
  if (g.hands[victim]!.length === 0) return;
  const [card] = g.hands[victim]!.splice(cx.below(g.hands[victim]!.length), 1);
  addToHand(g, thief, card!);
  if (!g.thieves.includes(thief)) g.thieves = [...g.thieves, thief].sort((a, b) => a - b);
  const who = empireOf(g, thief);
  const from = empireOf(g, victim);
  cx.tell([thief, victim], t('med.stole', { who, from, card: card! }), t('med.stoleSecretly', { who, from }));
};

export const stealRandomCard: Action<'steal-random-card'> = {
  can: (g, seat) => withCards(g, seat).length > 0,
  proc: choose,
};
