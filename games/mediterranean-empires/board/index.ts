/** The board of Mediterranean Empires in the browser: a plain diagram of its map. */
import type { BoardWords } from '@tabularium/parts/web';
import { en } from './messages/en.ts';

export { Board } from './board.tsx';
export { groundOf } from './ground.tsx';
export { LEAST_SCALE, pointOf, VIEW_BOX } from './layout.ts';
export { Legend } from './legend.tsx';
export { boardList } from './list.ts';
export { Status } from './status.tsx';

export const WORDS = {
  en,
  translations: {
    es: async () => (await import('./messages/es.ts')).es,
    it: async () => (await import('./messages/it.ts')).it,
  },
} satisfies BoardWords;
