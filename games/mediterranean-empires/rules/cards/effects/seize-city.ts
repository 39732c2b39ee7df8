import { end } from '@tabularium/kernel';
import { gainCity } from '../../empire/conquest.ts';
import { placeOf, refsOf } from '../../empire/places.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import { atLargest } from './likely.ts';
import type { Action, EffectArgs } from './action.ts';
import { isWon } from './city-roll.ts';
import { hasRestless, restless } from './revolt-city.ts';

const seize = proc(
  'cards.seize',
  { seat: 'open', card: 'open', effect: 'open' },
  (a: EffectArgs<'seize-city'>) => ({ ...a }),
  {
    start: {
      to: (_, l) => l.seat,
      say: (_, l) => t('med.ask.seize', { min: l.effect.minRoll }),
      rules: ['MED.6-d'],
      silent: ({ g }, l) => atLargest(g, 'seize', restless(g, l.seat, l.effect.maxSize)),
      picks: {
        seize: {
          of: ({ g }, l) => refsOf(g, restless(g, l.seat, l.effect.maxSize)),
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

/** [MED.6-d] A city of another player, as if it were conquered: he loses its size in points, and the card's player gains it. */
export const seizeCity: Action<'seize-city'> = {
  can: (g, seat, e) => hasRestless(g, seat, e.maxSize),
  proc: seize,
};
