/** The board of Republic of Rome in the browser: everything on the table, as a plain readable page. */
import type { BoardWords } from '@tabularium/parts/web';
import { en as deals } from './deals/words/en.ts';
import { en as end } from './end/words/en.ts';
import { en as forms } from './forms/words/en.ts';
import { en as leaf } from './leaf/words/en.ts';
import { en as cards } from './messages/cards/en.ts';
import { en } from './messages/en.ts';

export { stepOfDraft } from './draft.ts';
export { End } from './end/end.tsx';
export { FORMS } from './forms/index.ts';
export { hand, HAND_VERBS } from './hand.ts';
export { LEAVES } from './leaf/index.ts';
export { Sheet } from './sheet.tsx';

export const WORDS = {
  en: { ...en, ...cards, ...leaf, ...forms, ...end, ...deals },
  translations: {
    es: async () => ({
      ...(await import('./messages/es.ts')).es,
      ...(await import('./messages/cards/es.ts')).es,
      ...(await import('./leaf/words/es.ts')).es,
      ...(await import('./forms/words/es.ts')).es,
      ...(await import('./end/words/es.ts')).es,
      ...(await import('./deals/words/es.ts')).es,
    }),
    it: async () => ({
      ...(await import('./messages/it.ts')).it,
      ...(await import('./messages/cards/it.ts')).it,
      ...(await import('./leaf/words/it.ts')).it,
      ...(await import('./forms/words/it.ts')).it,
      ...(await import('./end/words/it.ts')).it,
      ...(await import('./deals/words/it.ts')).it,
    }),
  },
} satisfies BoardWords;
