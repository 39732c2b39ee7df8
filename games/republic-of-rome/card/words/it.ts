import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'La Repubblica di Roma',
  about: 'Guida una fazione del Senato. Offri, vota e sopravvivi alle altre, e tieni in vita Roma.',
  players: '1–6 giocatori',
  kind: 'negoziazione',
  length: '4–8 ore',
  presets: {
    early: 'La prima Repubblica',
    middle: 'La media Repubblica',
    late: 'La tarda Repubblica',
  },
};
