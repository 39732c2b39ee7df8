import { end, type Seat } from '@tabularium/kernel';
import type { EffectOf } from '../../data/effects.ts';
import { empireOf } from '../../empire/order.ts';
import { citiesOf, fortSupply, placeOf, refOf, refsOf } from '../../empire/places.ts';
import type { Place } from '../../ids.ts';
import { proc } from '../../procs.ts';
import type { OpenEmpires } from '../../sight.ts';
import { t } from '../../say.ts';
import type { Action, EffectArgs } from './action.ts';

export const sites = (g: OpenEmpires, seat: Seat, placed: readonly Place[], e: EffectOf<'place-forts'>): Place[] =>
  citiesOf(g, seat).filter((c) => placed.filter((p) => p === c).length < e.maxPerCity);

const place = proc(
  'cards.placeForts',
  { seat: 'open', card: 'open', effect: 'open', placed: 'open' },
  (a: EffectArgs<'place-forts'>): EffectArgs<'place-forts'> & { placed: Place[] } => ({ ...a, placed: [] }),
  {
    start: ({ g }, l) =>
      l.placed.length < l.effect.n && fortSupply(g, l.seat) > 0 && sites(g, l.seat, l.placed, l.effect).length > 0
        ? 'choose'
        : end(),
    choose: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.placeFort', { n: l.effect.n - l.placed.length }),
      rules: ['MED.5.3-a'],
      silent: ['enough'],
      picks: {
        reinforce: {
          of: ({ g }, l) => refsOf(g, sites(g, l.seat, l.placed, l.effect)),
          take: (cx, l, id) => {
            const at = placeOf(cx.g, id);
            cx.g.forts[at]!++;
            l.placed.push(at);
            cx.log(t('med.fort', { who: empireOf(cx.g, l.seat), city: refOf(cx.g, at) }), 'MED.5.3-a');
            return 'start';
          },
        },
      },
      buttons: { enough: { take: () => end() } },
    },
  },
);

/** [MED.2-k] Up to so many of the supply, in own cities. */
export const placeForts: Action<'place-forts'> = {
  can: (g, seat) => fortSupply(g, seat) > 0 && citiesOf(g, seat).length > 0,
  proc: place,
};
