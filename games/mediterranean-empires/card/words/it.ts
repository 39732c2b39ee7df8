import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'Imperi del Mediterraneo',
  about: 'Marcia, naviga e tratta dalle Colonne al Nilo. Ognuno può unirsi a ogni battaglia.',
  players: '2–8 giocatori',
  kind: 'carte e mappa',
  length: '2–4 ore',
  presets: {
    west: 'L’Occidente',
    east: 'L’Oriente',
  },
};
