import type { Seat } from '@tabularium/kernel';
import type { EffectOf } from '../../data/effects.ts';
import { draw } from '../../empire/cards.ts';
import { cityCount, keyCities } from '../../empire/places.ts';
import { changeVp } from '../../empire/points.ts';
import { ownPorts } from '../../expedition/route.ts';
import type { Empires } from '../../game.ts';
import type { Action } from './action.ts';

const COUNTED: Readonly<Record<EffectOf<'tribute'>['of'], (g: Empires, seat: Seat) => number>> = {
  cities: cityCount,
  ports: (g, seat) => ownPorts(g, seat).length,
  'key-cities': keyCities,
};

/** One point or card for every full group of what is counted, up to a limit. */
const worth = (g: Empires, seat: Seat, { of, per, max }: EffectOf<'tribute'>): number =>
  Math.min(max, Math.floor(COUNTED[of](g, seat) / per));

export const tribute: Action<'tribute'> = {
  can: (g, seat, e) => worth(g, seat, e) > 0 && (e.gives === 'vp' || g.decks[seat]!.length > 0),
  run: (cx, seat, e) => {
    const n = worth(cx.g, seat, e);
    if (e.gives === 'vp') changeVp(cx, seat, n, 'MED.5.3-a');
    else draw(cx, seat, n);
  },
};
