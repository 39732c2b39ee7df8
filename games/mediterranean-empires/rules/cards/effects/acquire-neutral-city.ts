import { end, type Seat } from '@tabularium/kernel';
import type { EffectOf } from '../../data/effects.ts';
import { gainCity } from '../../empire/conquest.ts';
import { cityAt, connectedTo, isConnectedTo, isKeyCity, placeOf, refsOf } from '../../empire/places.ts';
import { NEUTRAL, type Place } from '../../ids.ts';
import { proc } from '../../procs.ts';
import type { OpenEmpires } from '../../sight.ts';
import { t } from '../../say.ts';
import { atLargest } from './likely.ts';
import type { Action, EffectArgs } from './action.ts';
import { isWon } from './city-roll.ts';

const isCourted = (g: OpenEmpires, e: EffectOf<'acquire-neutral-city'>, city: Place): boolean => {
  if (g.owner[city] !== NEUTRAL) return false;
  const { size, port } = cityAt(g, city);
  return size <= e.maxSize && (port || !e.portOnly) && (e.allowKey || !isKeyCity(g, city));
};
export const courted = (g: OpenEmpires, seat: Seat, e: EffectOf<'acquire-neutral-city'>): Place[] =>
  connectedTo(g, seat, (city) => isCourted(g, e, city));

const court = proc(
  'cards.acquire',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'acquire-neutral-city'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.acquire', { min: l.effect.minRoll }),
      rules: ['MED.6-d'],
      silent: ({ g }, l) => atLargest(g, 'court', courted(g, l.seat, l.effect)),
      picks: {
        court: {
          of: ({ g }, l) => refsOf(g, courted(g, l.seat, l.effect)),
          take: (cx, l, id) => {
            const place = placeOf(cx.g, id);
            if (isWon(cx, l.seat, place, l.effect.minRoll, 'MED.6-d')) gainCity(cx, place, l.seat);
            return end();
          },
        },
      },
    },
  },
);

/** [MED.6-d] As if it were conquered. */
export const acquireNeutralCity: Action<'acquire-neutral-city'> = {
  can: (g, seat, e) => isConnectedTo(g, seat, (city) => isCourted(g, e, city)),
  proc: court,
};
