import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'Tetrarchia',
  about: 'Quattro imperatori, un impero. Domate le rivolte, fermate gli eserciti e difendete sei frontiere, insieme.',
  players: '1–4 giocatori',
  kind: 'cooperativo',
  length: '1 ora',
  presets: {
    first: 'Prima partita',
    normal: 'Normale',
    hard: 'Difficile',
  },
  figures: {
    level: ['Dischi di ogni imperatore', 'Flotte', 'Altre rivolte', 'Eserciti all’inizio'],
  },
};
