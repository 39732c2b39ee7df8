/** Loaded when the page of the count is first shown. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './words/en.ts';

export { CountPage as Page } from './page.tsx';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};
