/** Loaded when the first leaf is opened, or a card of the hand is shown with its text. */
import './leaf.css';
import type { BoardWords } from '@tabularium/parts/web';
import { en as cards } from '../messages/cards/en.ts';
import { en } from './words/en.ts';

export { rules } from './rules.ts';
export { Leaf } from './leaf.tsx';
export { cardText } from './card-text.ts';

export const words: BoardWords = {
  en: { ...en, ...cards },
  translations: {
    es: async () => ({ ...(await import('./words/es.ts')).es, ...(await import('../messages/cards/es.ts')).es }),
    it: async () => ({ ...(await import('./words/it.ts')).it, ...(await import('../messages/cards/it.ts')).it }),
  },
};
