/** What a turn is, for those who study a game, and who plays on. */
import type { Studied } from '@tabularium/parts';
import { EMPEROR_REFS, type Tetrarchia } from '../rules/index.ts';

export const studied: Studied<Tetrarchia> = {
  turnOf: ({ round, turn }) => ({ k: 'tet.turn', a: { round, who: EMPEROR_REFS[turn]! } }),
  policy: 'normal',
  rollouts: 1000,
};
