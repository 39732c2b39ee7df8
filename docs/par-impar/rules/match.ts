/** Rounds until somebody has enough points — PAR-d */
import { call, over, procsFor } from '@tabularium/kernel';
import type { ParImpar } from './game.ts';
import { hands } from './hands.ts';

export const game = procsFor<ParImpar>()('game', () => ({}), {
  start: ({ g }) => {
    // [PAR-d]
    const winner = g.points.findIndex((n) => n === g.goal);
    return winner < 0
      ? call(hands, undefined, 'start')
      : over({ how: 'points', winners: [winner], points: [...g.points] });
  },
});
