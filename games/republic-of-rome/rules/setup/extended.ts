/** Extended games: two or three decks, one after the other — 3.04 */
import type { Setup } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { CardId, Era } from '../ids.ts';
import { cardsOf } from './deal.ts';
import { earlyStart } from './early.ts';
import { lateBottom } from './late.ts';
import { middleBottom, middleStart } from './middle.ts';

/** [3.04.1-c][3.04.1-d][3.04.1-f] The first deck as its scenario says, but without its bottom and without Era Ends. */
export const extended = (cx: Setup, g: Rome, [first, ...others]: readonly Era[]): void => {
  g.deck = first === 'early' ? earlyStart(cx, g, cardsOf(g, 'early')) : middleStart(cx, g);
  g.erasToCome = others;
  g.nextDecks = others.map((era, i) => laterDeck(cx, g, era, i === others.length - 1));
};

/**
 * [3.04.1-n] Cards of its own colour only; the Families dealt at the start are of earlier ones [3.04.1-j].
 * [3.04.1-d][3.04.1-e][3.04.1-l] The last deck ends as that of its scenario does.
 */
const laterDeck = (cx: Setup, g: Rome, era: Era, isLast: boolean): CardId[] => {
  const cards = cx.shuffle(cardsOf(g, era));
  if (!isLast) return cards;
  return era === 'late' ? lateBottom(cx, cards) : middleBottom(cx, g, cards);
};
