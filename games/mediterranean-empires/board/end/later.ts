/** Loaded when a game is over. */
import type { BoardWords } from '@tabularium/parts/web';
import { en as count } from '../scores/words/en.ts';
import { en } from './words/en.ts';

export { End as Part } from './end.tsx';

export const words: BoardWords = {
  en: { ...count, ...en },
  translations: {
    es: async () => ({ ...(await import('../scores/words/es.ts')).es, ...(await import('./words/es.ts')).es }),
    it: async () => ({ ...(await import('../scores/words/it.ts')).it, ...(await import('./words/it.ts')).it }),
  },
};
