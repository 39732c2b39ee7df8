/** What a turn is, for those who study a game, and who plays on. */
import type { Studied } from '@tabularium/parts';
import type { Rome } from '../rules/index.ts';

export const studied: Studied<Rome> = {
  turnOf: ({ turn }) => ({ k: 'turn.n', a: { n: turn } }),
  policy: 'normal',
  rollouts: 1000,
};
