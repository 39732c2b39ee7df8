/** What a turn is, for those who study a game, and who plays on. */
import type { Studied } from '@tabularium/parts';
import type { Empires } from '../rules/index.ts';

export const studied: Studied<Empires> = {
  turnOf: ({ turn, round }) => ({ k: 'med.round', a: { turn, round } }),
  policy: 'normal',
  rollouts: 1000,
};
