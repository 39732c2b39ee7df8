import { changeVp } from '../../empire/points.ts';
import type { Action } from './action.ts';

export const gainVp: Action<'gain-vp'> = {
  can: () => true,
  run: (cx, seat, e) => changeVp(cx, seat, e.n, 'MED.5.3-a'),
};
