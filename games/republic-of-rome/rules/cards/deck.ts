/** Drawing from the deck, and going on to the next one — 3.04.1 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { say } from '../say.ts';

/**
 * The top card of the deck, or nothing when all is drawn. [3.04.1-a][3.04.1-g][3.04.1-h][3.04.1-m] The deck of the next era is
 * begun, and with it the era, only when one of its cards is drawn. [3.04.1-i] Events and loyalty are read by `era`; [3.04.1-k] nothing else changes with it.
 */
export const drawCard = (cx: Cx<Rome>): CardId | undefined => {
  const { g } = cx;
  if (g.deck.length === 0 && g.nextDecks.length > 0) {
    g.deck = g.nextDecks.shift()!;
    g.era = g.erasToCome.shift() ?? g.era;
    cx.log(say('era.begins', { era: `era:${g.era}` }), '3.04.1-h');
  }
  // What comes up was unknown: whatever led here stands.
  cx.reveal();
  return g.deck.shift();
};
