/** The Barbarian phase, in its order [TET.barb-a]. */
import { call, end, procsFor } from '@tabularium/kernel';
import type { Tetrarchia } from '../game.ts';
import { advance } from './advance.ts';
import { rollResult } from './result.ts';
import { stateOfTheEmpire } from './state-of-the-empire.ts';

const proc = procsFor<Tetrarchia>();

export const barbarianPhase = proc('barbarians', () => ({}), {
  start: (cx) => {
    stateOfTheEmpire(cx);
    rollResult(cx);
    return call(advance, undefined, 'over');
  },
  over: () => end(),
});
