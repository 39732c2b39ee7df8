/** The words of the forms: loaded with the first of them. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './en.ts';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./es.ts')).es,
    it: async () => (await import('./it.ts')).it,
  },
};
