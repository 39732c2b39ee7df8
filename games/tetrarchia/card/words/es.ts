import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'Tetrarchia',
  about: 'Cuatro emperadores, un imperio. Sofocad revueltas, detened a los ejércitos y guardad seis fronteras, juntos.',
  players: '1–4 jugadores',
  kind: 'cooperativo',
  length: '1 hora',
  presets: {
    first: 'Primera partida',
    normal: 'Normal',
    hard: 'Difícil',
  },
  figures: {
    level: ['Discos de cada emperador', 'Flotas', 'Más revueltas', 'Ejércitos al empezar'],
  },
};
