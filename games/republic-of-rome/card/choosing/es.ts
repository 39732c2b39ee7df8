import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {
    solitaire: {
      name: 'En solitario, según el reglamento',
      about:
        'Tú y cuatro facciones neutrales. Nadie las juega: cada una sigue sus pautas impresas, y cada jugada suya explica sus motivos.',
    },
    bots: {
      name: 'Contra bots',
      about: 'Cinco facciones, la tuya y cuatro de bots. Todos juegan con las mismas reglas y cada uno para sí.',
    },
  },
  seats: {
    1: 'En solitario juegas una de cinco facciones. Las otras cuatro son neutrales: nadie las juega, siguen las pautas impresas del capítulo IV, y tienes que superarlas mientras Roma sobreviva.',
    2: 'Dos personas juegan una facción cada una. Otras tres son neutrales: nadie las juega, siguen las pautas impresas del capítulo IV.',
  },
  bots: {
    easy: 'Mantiene viva a Roma como los demás, pero elige candidatos y senadores por impresión y pasa por alto lo que le daría la victoria. Puntuación: 845 (762–908); el normal tiene 1000.',
    normal:
      'Una regla práctica para cada decisión: mantiene viva a Roma, refuerza su facción, cumple los acuerdos y no mira más allá. Puntuación: 1000; quien juega al azar tiene 390.',
  },
};
