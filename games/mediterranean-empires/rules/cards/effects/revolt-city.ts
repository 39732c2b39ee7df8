import { end, type Seat } from '@tabularium/kernel';
import { turnNeutral } from '../../empire/conquest.ts';
import { capitalMarker, cityAt, connectedTo, isHeld, placeOf, refsOf } from '../../empire/places.ts';
import { NONE, type Place } from '../../ids.ts';
import { proc } from '../../procs.ts';
import type { OpenEmpires } from '../../sight.ts';
import { t } from '../../say.ts';
import type { Action, EffectArgs } from './action.ts';
import { isWon } from './city-roll.ts';

/** Cities of others beside his own, no bigger than this; never a capital. */
export const restless = (g: OpenEmpires, seat: Seat, maxSize: number): Place[] =>
  connectedTo(g, seat).filter(
    (c) => isHeld(g, c) && g.owner[c] !== seat && cityAt(g, c).size <= maxSize && capitalMarker(g, c) === NONE,
  );

const incite = proc(
  'cards.revolt',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'revolt-city'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.revolt', { min: l.effect.minRoll }),
      rules: ['MED.5.3-a'],
      picks: {
        incite: {
          of: ({ g }, l) => refsOf(g, restless(g, l.seat, l.effect.maxSize)),
          take: (cx, l, id) => {
            const place = placeOf(cx.g, id);
            if (isWon(cx, place, l.effect.minRoll, 'MED.5.3-a')) turnNeutral(cx, place);
            return end();
          },
        },
      },
    },
  },
);

/** A city of another player turns neutral with its forts; nobody gains by it. */
export const revoltCity: Action<'revolt-city'> = {
  can: (g, seat, e) => restless(g, seat, e.maxSize).length > 0,
  proc: incite,
};
