/** The card of Tetrarchia on the home page. It is loaded with the page, so it imports nothing else of the game. */
import type { Card } from '@tabularium/parts/web';
import picture from './picture.svg?url';
import { words } from './words/en.ts';

export const card: Card = {
  picture,
  look: 'verdigris',
  isDrawn: true,
  words,
  translations: {
    es: async () => (await import('./words/es.ts')).words,
    it: async () => (await import('./words/it.ts')).words,
  },
};
