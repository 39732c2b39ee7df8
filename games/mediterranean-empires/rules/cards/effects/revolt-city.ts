import { end, type Seat } from '@tabularium/kernel';
import { turnNeutral } from '../../empire/conquest.ts';
import { capitalMarker, cityAt, connectedTo, isConnectedTo, isHeld, placeOf, refsOf } from '../../empire/places.ts';
import { NONE, type Place } from '../../ids.ts';
import { proc } from '../../procs.ts';
import type { OpenEmpires } from '../../sight.ts';
import { t } from '../../say.ts';
import { atLargest } from './likely.ts';
import type { Action, EffectArgs } from './action.ts';
import { isWon } from './city-roll.ts';

/** Cities of others beside his own, no bigger than this; never a capital. */
const isRestless = (g: OpenEmpires, seat: Seat, maxSize: number, city: Place): boolean =>
  isHeld(g, city) && g.owner[city] !== seat && cityAt(g, city).size <= maxSize && capitalMarker(g, city) === NONE;
export const restless = (g: OpenEmpires, seat: Seat, maxSize: number): Place[] =>
  connectedTo(g, seat, (city) => isRestless(g, seat, maxSize, city));
export const hasRestless = (g: OpenEmpires, seat: Seat, maxSize: number): boolean =>
  isConnectedTo(g, seat, (city) => isRestless(g, seat, maxSize, city));

const incite = proc(
  'cards.revolt',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'revolt-city'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.revolt', { min: l.effect.minRoll }),
      rules: ['MED.5.3-a'],
      silent: ({ g }, l) => atLargest(g, 'incite', restless(g, l.seat, l.effect.maxSize)),
      picks: {
        incite: {
          of: ({ g }, l) => refsOf(g, restless(g, l.seat, l.effect.maxSize)),
          take: (cx, l, id) => {
            const place = placeOf(cx.g, id);
            if (isWon(cx, l.seat, place, l.effect.minRoll, 'MED.5.3-a')) turnNeutral(cx, place);
            return end();
          },
        },
      },
    },
  },
);

/** A city of another player turns neutral with its forts; nobody gains by it. */
export const revoltCity: Action<'revolt-city'> = {
  can: (g, seat, e) => hasRestless(g, seat, e.maxSize),
  proc: incite,
};
