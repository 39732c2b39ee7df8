/** Calpurnian Law (107): the Censor fines Governors; see `fine.ts` — card-107-a */
import type { Law } from './law.ts';

export const calpurnian: Law = { card: 'card:107' };
