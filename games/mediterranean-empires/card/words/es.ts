import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'Imperios del Mediterráneo',
  about: 'Marcha, navega y negocia desde las Columnas hasta el Nilo. Todos pueden unirse a cada batalla.',
  players: '2–8 jugadores',
  kind: 'cartas y mapa',
  length: '2–4 horas',
  presets: {
    west: 'Occidente',
    east: 'Oriente',
  },
};
