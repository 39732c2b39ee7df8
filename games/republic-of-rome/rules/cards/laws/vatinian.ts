/** Vatinian Law (158): Governors by Legate; see `senate/elections/governing.ts` — [card-158-a][1.13.1-e] a Province knows its Legate */
import { LAW } from '../../rome/cards.ts';
import type { Law } from './law.ts';

export const vatinian: Law = { card: LAW.vatinian };
