/** The board of Mediterranean Empires in the browser. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './messages/en.ts';

export { boardFor, boardOf } from './boards.ts';

export const WORDS = {
  en,
  translations: {
    es: async () => (await import('./messages/es.ts')).es,
    it: async () => (await import('./messages/it.ts')).it,
  },
} satisfies BoardWords;
