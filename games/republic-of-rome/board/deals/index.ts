/** Bargaining in Republic of Rome: loaded when somebody first bargains. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './words/en.ts';

export { Builder } from './builder.tsx';
export { dealForm as form } from './form.ts';
export { Notice, Offers, Past, Standing } from './lists.tsx';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};
