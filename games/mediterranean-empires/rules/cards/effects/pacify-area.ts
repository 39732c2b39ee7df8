import { end, type Seat } from '@tabularium/kernel';
import { pacify } from '../../barbarians/pacification.ts';
import { contentOf } from '../../data/printed.ts';
import type { EffectOf } from '../../data/effects.ts';
import { areaPlace, isWild, placeOf, refsOf } from '../../empire/places.ts';
import type { Place } from '../../ids.ts';
import { proc } from '../../procs.ts';
import type { OpenEmpires } from '../../sight.ts';
import { t } from '../../say.ts';
import type { Action, EffectArgs } from './action.ts';

/** Areas joined by one line to a city of the player, not too strong for the card. Rage does not count. */
export const tamed = (
  g: OpenEmpires,
  seat: Seat,
  { maxStrength = Number.POSITIVE_INFINITY }: EffectOf<'pacify-area'>,
): Place[] =>
  g.areas
    .map((_, i) => ({ place: areaPlace(g, i), strength: contentOf(g).areas[i]!.strength }))
    .filter(({ place: p, strength }) => strength <= maxStrength && isWild(g, p))
    .map(({ place: p }) => p)
    .filter((p) => contentOf(g).links[p]!.some(({ to }) => g.owner[to] === seat));

/** Any roll will do where the card names none. */
const ANY_ROLL = 1;

const choose = proc(
  'cards.pacify',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'pacify-area'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: () => t('med.ask.pacify'),
      rules: ['MED.7.2-g'],
      picks: {
        appease: {
          of: ({ g }, l) => refsOf(g, tamed(g, l.seat, l.effect)),
          take: (cx, l, id) => {
            const { minRoll = ANY_ROLL } = l.effect;
            const roll = minRoll > ANY_ROLL ? cx.d6() : minRoll;
            if (minRoll > ANY_ROLL) cx.log(t('med.courtRoll', { city: id, roll, min: minRoll }), 'MED.7.2-g');
            if (roll >= minRoll) pacify(cx, placeOf(cx.g, id));
            return end();
          },
        },
      },
    },
  },
);

/** [MED.7.2-g] The marker and nothing of the table: what else there is to gain, the card says. */
export const pacifyArea: Action<'pacify-area'> = { can: (g, seat, e) => tamed(g, seat, e).length > 0, proc: choose };
