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
};
