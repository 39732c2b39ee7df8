/** Early Republic — 3.01 */
import type { Setup } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { newWar } from '../wars/wars.ts';
import { cardsOf, dealFamilies, dealHands, isFamily, startLegions, takeAtRandom, withBottom, without } from './deal.ts';

const FAMILIES = 3;
const FIRST_PUNIC_WAR: CardId = 'card:1';

/** [3.00-f][3.00-g] One deck, and one period throughout: cards of another colour do not change it. */
export const early = (cx: Setup, g: Rome): void => {
  g.deck = earlyStart(cx, g, cardsOf(g, 'early'));
  // [3.01.4-b][3.01.4E-a][3.01.4E-c][3.01.4E-d][3.01.4G-a][3.01.4G-b] Six gray cards, and six of what is left after dealing.
  g.deck = withBottom(cx, g.deck, 6, takeAtRandom(cx, cardsOf(g, 'middle'), 6));
};

/** [3.01.4-a] Up to the point where the bottom of the deck is made; gives the deck. [3.05.1-a] Whatever colours are in it. */
export const earlyStart = (cx: Setup, g: Rome, cards: readonly CardId[]): CardId[] => {
  // [3.01.4A-a][3.01.4B-a] The 1st Punic War waits among the Inactive Wars.
  g.wars.push(newWar('war:1', 'inactive', false));
  const deck = without(cards, [FIRST_PUNIC_WAR]);
  const families = deck.filter((id) => isFamily(g, id));
  const left = dealFamilies(cx, g, families, FAMILIES);
  startLegions(g, 4);
  return dealHands(cx, g, [...without(deck, families), ...left]);
};
