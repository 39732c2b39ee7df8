/** Cards played in a combat leave the table — 9 */
import { discard } from '../empire/cards.ts';
import type { Empires } from '../game.ts';

/** [MED.9-c][MED.5.4.5-i] Everything but the Empire card that is being carried out. */
export const clearTable = (g: Empires): void => {
  for (const { card, as } of g.table) if (as !== 'I') discard(g, card);
  g.table = g.table.filter((p) => p.as === 'I');
};
