import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {},
  seats: {},
  bots: {
    easy: 'Sees what its turn may bring and takes one of the better plans. Alone it wins 43 % of the games at level 3222.',
    normal:
      'Takes the plan that makes the most of its turn, and does not look beyond it. Alone it wins 70 % of the games at level 3222.',
    hard: 'Plays on in its mind after each of its best plans. Alone it wins 83 % of the games at level 3222.',
  },
};
