/** Loaded when a game is over. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './words/en.ts';

export { End as Part } from './end.tsx';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};
