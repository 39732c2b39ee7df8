/** The board of Republic of Rome in the browser: everything on the table, as a plain readable page. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './messages/en.ts';

export { Agreements, stepOfDraft } from './agreements.tsx';
export { Sheet } from './sheet.tsx';

export const WORDS = {
  en,
  translations: {
    es: async () => (await import('./messages/es.ts')).es,
    it: async () => (await import('./messages/it.ts')).it,
  },
} satisfies BoardWords;
