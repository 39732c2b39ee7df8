import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {},
  seats: {},
  bots: {
    easy: 'Ve lo que puede dar su turno y toma uno de los mejores planes. En solitario gana el 43 % de las partidas en el nivel 3222.',
    normal:
      'Toma el plan que más aprovecha su turno, sin mirar más allá. En solitario gana el 70 % de las partidas en el nivel 3222.',
    hard: 'Sigue jugando mentalmente tras cada uno de sus mejores planes. En solitario gana el 83 % de las partidas en el nivel 3222.',
  },
};
