/** Loaded when the first leaf is opened. */
import './leaf.css';
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './words/en.ts';

export { Leaf } from './leaf.tsx';
export { rules } from './statements.ts';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};
