/** The board of Republic of Rome in the browser: everything on the table, as a plain readable page. */
import { type BoardWords, later, laterPart } from '@tabularium/parts/web';
import { ATTEMPT, BATTLES, LYING_OPEN } from './asides.ts';
import { en as odds } from './forms/odds/words/en.ts';
import { LEAVES } from './leaf/index.ts';
import { en } from './messages/en.ts';
import { en as state } from './messages/state/en.ts';

export { stepOfDraft } from './draft.ts';
export { FORMS } from './forms/index.ts';
export { orderInWords, ownOrders } from './forms/orders/in-words.ts';
export { hand, HAND_VERBS, purse } from './hand.ts';
export { LEAVES } from './leaf/index.ts';
export { Sheet } from './sheet.tsx';

export const DEALS = later(() => import('./deals/index.ts'));
const END = later(() => import('./end/later.ts'));
export const End = laterPart(END);

export const EXPLAINED = later(() => import('../rules/explain/explain.ts'));

/** What is not needed to show the table and to answer its question. */
export const LATER = [EXPLAINED, LYING_OPEN, LEAVES.pages, ATTEMPT, BATTLES, DEALS, END];

export const WORDS = {
  en: { ...en, ...state, ...odds },
  translations: {
    es: async () => (await import('./messages/table/es.ts')).es,
    it: async () => (await import('./messages/table/it.ts')).it,
  },
} satisfies BoardWords;
