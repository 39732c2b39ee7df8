import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'Mediterranean Empires',
  about: 'March, sail and bargain from the Pillars to the Nile. Everybody may join every battle.',
  players: '2–8 players',
  kind: 'cards and map',
  length: '2–4 hours',
  presets: {
    west: 'The West',
    east: 'The East',
  },
};
