/** Servilian Law (110): Knights come more easily, see `forum/knights.ts`; or the Acilian Law is gone, see `cards/intrigue/servilian-repeal.ts` */
import { LAW } from '../../rome/cards.ts';
import type { Law } from './law.ts';

/** [card-110-a][amb-154] Played as a Law it gives +1 for good. */
export const servilian: Law = {
  card: LAW.servilian,
  play: (cx, by) => {
    cx.g.factions[by]!.servilian = true;
  },
};
