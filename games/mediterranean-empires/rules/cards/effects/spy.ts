import { type Cx, end, type Seat } from '@tabularium/kernel';
import { cardOf, discard, effectsOf, takeFrom } from '../../empire/cards.ts';
import { empireOf, seatOf } from '../../empire/order.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { strongestFirst } from '../../expedition/force.ts';
import { aimedAt, atRichest } from './likely.ts';
import { withCards } from './rivals.ts';

/** Cards of the hand that is looked at which may be discarded. */
const fitting = (g: Empires, card: CardId, on: Seat): CardId[] => {
  const barred = effectsOf(g, card, 'spy').flatMap((e) => e.excludeTypes);
  return g.hands[on]!.filter((id) => !cardOf(g, id).types.some((type) => barred.includes(type)));
};

/** A player looks at another's hand, alone, and chooses what is discarded of it. */
export const spy = proc(
  'cards.spy',
  { seat: 'open', card: 'open', left: 'open' },
  (a: { seat: Seat; card: CardId }) => ({ seat: a.seat, card: a.card, left: 0 }),
  {
    start: ({ g }, l) => {
      l.left = effectsOf(g, l.card, 'spy').reduce((n, e) => n + e.discard, 0);
      return withCards(g, l.seat).length > 0 ? 'whom' : end();
    },
    whom: {
      to: (_, l) => l.seat,
      say: () => t('med.ask.spy'),
      rules: ['MED.9-a'],
      silent: ({ g }, l) => atRichest(g, 'spyOn', l.seat),
      picks: {
        spyOn: {
          of: ({ g }, l) => withCards(g, l.seat).map((s) => empireOf(g, s)),
          take: (cx, l, ref) => {
            const { g } = cx;
            const on = seatOf(g, ref);
            cx.reveal();
            g.spied = { by: l.seat, on };
            cx.tell(
              [l.seat, on],
              t('med.spied', { who: empireOf(g, l.seat), on: ref, cards: [...g.hands[on]!] }),
              t('med.spiedSecretly', { who: empireOf(g, l.seat), on: ref }),
            );
            return 'next';
          },
        },
      },
    },
    next: ({ g }, l) => (l.left > 0 && fitting(g, l.card, g.spied!.on).length > 0 ? 'what' : 'nothing'),
    what: {
      to: (_, l) => l.seat,
      say: ({ g }) => t('med.ask.spyDiscard', { on: empireOf(g, g.spied!.on) }),
      rules: ['MED.9-a'],
      silent: ({ g }, l) => aimedAt('expose', strongestFirst(g, fitting(g, l.card, g.spied!.on))),
      picks: {
        expose: {
          of: ({ g }, l) => fitting(g, l.card, g.spied!.on),
          take: (cx, l, id) => {
            expose(cx, id);
            l.left--;
            return 'next';
          },
        },
      },
    },
    nothing: ({ g }) => {
      g.spied = null;
      return end();
    },
  },
);

const expose = (cx: Cx<Empires>, id: CardId): void => {
  const { g } = cx;
  takeFrom(g.hands[g.spied!.on]!, id);
  discard(g, id);
  cx.log(t('med.discards', { who: empireOf(g, g.spied!.on), cards: [id] }), 'MED.9-d');
};
