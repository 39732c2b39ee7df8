import { end, type Seat } from '@tabularium/kernel';
import { pacify } from '../../barbarians/pacification.ts';
import { contentOf } from '../../data/printed.ts';
import type { EffectOf } from '../../data/effects.ts';
import { areaAt, areasOf, isWild, placeOf, refsOf } from '../../empire/places.ts';
import type { Place } from '../../ids.ts';
import { proc } from '../../procs.ts';
import type { OpenEmpires } from '../../sight.ts';
import { t } from '../../say.ts';
import { aimedAt } from './likely.ts';
import type { Action, EffectArgs } from './action.ts';
import { isWon } from './city-roll.ts';

/** Areas joined by one line to a city of the player, not too strong for the card. Rage does not count. */
const isWithin = (g: OpenEmpires, seat: Seat, { maxStrength }: EffectOf<'pacify-area'>, area: Place): boolean =>
  isWild(g, area) &&
  contentOf(g).areas[areaAt(g, area)]!.strength <= (maxStrength ?? Number.POSITIVE_INFINITY) &&
  contentOf(g).near[area]!.some((place) => g.owner[place] === seat);
export const tamed = (g: OpenEmpires, seat: Seat, e: EffectOf<'pacify-area'>): Place[] =>
  areasOf(g).filter((area) => isWithin(g, seat, e, area));

const choose = proc(
  'cards.pacify',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'pacify-area'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: () => t('med.ask.pacify'),
      rules: ['MED.7.2-g'],
      silent: ({ g }, l) => aimedAt('appease', refsOf(g, tamed(g, l.seat, l.effect))),
      picks: {
        appease: {
          of: ({ g }, l) => refsOf(g, tamed(g, l.seat, l.effect)),
          take: (cx, l, id) => {
            const place = placeOf(cx.g, id);
            // Without a number on the card nothing is rolled.
            const { minRoll } = l.effect;
            if (minRoll === undefined || isWon(cx, l.seat, place, minRoll, 'MED.7.2-g')) pacify(cx, l.seat, place);
            return end();
          },
        },
      },
    },
  },
);

/** [MED.7.2-g] The marker and nothing of the table: what else there is to gain, the card says. */
export const pacifyArea: Action<'pacify-area'> = {
  can: (g, seat, e) => areasOf(g).some((area) => isWithin(g, seat, e, area)),
  proc: choose,
};
