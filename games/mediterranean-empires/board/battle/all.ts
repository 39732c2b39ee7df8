/** The page of an attack with its words: loaded before it is first shown. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './words/en.ts';

export { Page } from './page.tsx';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};
