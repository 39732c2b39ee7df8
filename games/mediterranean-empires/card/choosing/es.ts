import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {
    easy: {
      name: 'Contra bots fáciles',
      about: 'Tú y tres bots que eligen por impresión adónde ir: para una primera partida.',
    },
    normal: { name: 'Contra bots normales', about: 'Tú y tres bots que atacan y defienden lo que vale su precio.' },
  },
  seats: {},
  bots: {
    easy: 'Elige por impresión adónde ir, y allí combate bien. Puntuación: 876 (811–938); el normal tiene 1000.',
    normal:
      'Ataca y defiende lo que vale su precio, sin mirar más allá. Puntuación: 1000; quien juega al azar queda por debajo de 0.',
  },
};
