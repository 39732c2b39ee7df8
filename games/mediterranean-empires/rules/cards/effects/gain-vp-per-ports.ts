import type { Seat } from '@tabularium/kernel';
import type { EffectOf } from '../../data/effects.ts';
import { changeVp } from '../../empire/points.ts';
import { ownPorts } from '../../expedition/route.ts';
import type { Empires } from '../../game.ts';
import type { Action } from './action.ts';

/** One for every full group of ports, up to a limit. */
const worth = (g: Empires, seat: Seat, { per, max }: EffectOf<'gain-vp-per-ports'>): number =>
  Math.min(max, Math.floor(ownPorts(g, seat).length / per));

export const gainVpPerPorts: Action<'gain-vp-per-ports'> = {
  can: (g, seat, e) => worth(g, seat, e) > 0,
  run: (cx, seat, e) => changeVp(cx, seat, worth(cx.g, seat, e), 'MED.5.3-a'),
};
