/** Acilian Law (111): the Faction with most Knights fines Governors; see `fine.ts` — [card-111-a] */
import { isLawInForce, LAW } from '../../rome/cards.ts';
import type { Law } from './law.ts';

export const acilian: Law = { card: LAW.acilian, mayPlay: (g) => isLawInForce(g, LAW.calpurnian) };
