import { end, type Seat } from '@tabularium/kernel';
import type { CardId, CardType } from '../../ids.ts';
import { addToHand, cardOf, takeFrom } from '../../empire/cards.ts';
import { empireOf } from '../../empire/order.ts';
import { proc } from '../../procs.ts';
import type { OpenEmpires } from '../../sight.ts';
import { t } from '../../say.ts';
import { aimedAt } from './likely.ts';
import { strongestFirst } from '../../expedition/force.ts';
import type { Action, EffectArgs } from './action.ts';

/** [MED.A49] Of the own deck's pile alone; any type of a card with several fits. */
const isOf = (g: OpenEmpires, id: CardId, types: readonly CardType[]): boolean =>
  cardOf(g, id).types.some((type) => types.includes(type));
export const recoverable = (g: OpenEmpires, seat: Seat, types: readonly CardType[]): CardId[] =>
  g.discards[seat]!.filter((id) => isOf(g, id, types)).sort();
export const hasRecoverable = (g: OpenEmpires, seat: Seat, types: readonly CardType[]): boolean =>
  g.discards[seat]!.some((id) => isOf(g, id, types));

const choose = proc(
  'cards.recover',
  { seat: 'open', card: 'open', effect: 'open', taken: 'open' },
  (a: EffectArgs<'recover-discard'>) => ({ ...a, taken: 0 }),
  {
    start: ({ g }, l) => (l.taken < l.effect.n && hasRecoverable(g, l.seat, l.effect.types) ? 'choose' : end()),
    choose: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.takeBack', { n: l.effect.n - l.taken }),
      rules: ['MED.5.3-a'],
      silent: ({ g }, l) => aimedAt('takeBack', strongestFirst(g, recoverable(g, l.seat, l.effect.types))),
      picks: {
        takeBack: {
          of: ({ g }, l) => recoverable(g, l.seat, l.effect.types),
          take: (cx, l, card) => {
            takeFrom(cx.g.discards[l.seat]!, card);
            addToHand(cx.g, l.seat, card);
            l.taken++;
            cx.log(t('med.recovered', { who: empireOf(cx.g, l.seat), card }), 'MED.5.3-a');
            return 'start';
          },
        },
      },
      // One is one; of up to two he may take none.
      buttons: { enough: { when: (_, l) => l.effect.n > 1, take: () => end() } },
    },
  },
);

export const recoverDiscard: Action<'recover-discard'> = {
  can: (g, seat, e) => hasRecoverable(g, seat, e.types),
  proc: choose,
};
