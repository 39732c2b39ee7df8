import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'República de Roma',
  about: 'Dirige una facción del Senado. Puja, vota y sobrevive a las demás, y mantén viva Roma.',
  players: '1–6 jugadores',
  kind: 'negociación',
  length: '4–8 horas',
  presets: {
    early: 'La República temprana',
    middle: 'La República media',
    late: 'La República tardía',
  },
};
