import { end, type Seat } from '@tabularium/kernel';
import { pacify } from '../../barbarians/pacification.ts';
import { contentOf } from '../../data/printed.ts';
import { areaPlace, isWild, placeOf, refsOf } from '../../empire/places.ts';
import type { Empires } from '../../game.ts';
import type { Place } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { t } from '../../say.ts';
import type { Action, EffectArgs } from './action.ts';

/** Areas joined by one line to a city of the player. */
const within = (g: Empires, seat: Seat): Place[] =>
  g.areas
    .map((_, i) => areaPlace(g, i))
    .filter((p) => isWild(g, p) && contentOf(g).links[p]!.some(({ to }) => g.owner[to] === seat));

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
          of: ({ g }, l) => refsOf(g, within(g, l.seat)),
          take: (cx, _, id) => {
            pacify(cx, placeOf(cx.g, id));
            return end();
          },
        },
      },
    },
  },
);

/** [MED.7.2-g] The marker and nothing of the table; no card of the printed decks does it. */
export const pacifyArea: Action<'pacify-area'> = { can: (g, seat) => within(g, seat).length > 0, proc: choose };
