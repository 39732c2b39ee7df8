/** Middle Republic — 3.02 */
import type { Setup } from '@tabularium/kernel';
import { cardOf, type Packed } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { CardId, ProvinceId } from '../ids.ts';
import {
  cardsOf,
  dealFamilies,
  dealHands,
  isConcession,
  isFamily,
  startLegions,
  startProvinces,
  takeAtRandom,
  withBottom,
  without,
} from './deal.ts';

const FAMILIES = 4;

/** [3.02.4-b][3.03.4-b] */
export const OLD_PROVINCES: readonly ProvinceId[] = [
  'province:sicilia',
  'province:illyricum',
  'province:sardinia-corsica',
  'province:hispania-citerior',
  'province:hispania-ulterior',
  'province:gallia-cisalpina',
];

export const middle = (cx: Setup, g: Rome): void => {
  g.deck = middleStart(cx, g);
  g.deck = middleBottom(cx, g, g.deck);
};

/** [3.02.1-a][3.02.2-a][3.02.2A-a][3.02.2B-a] Up to the bottom of the deck. [3.02.4-k] No Laws, and no War. */
export const middleStart = (cx: Setup, g: Rome): CardId[] => {
  g.era = 'middle';
  const gray = cardsOf(g, 'middle');
  const white = cardsOf(g, 'early');
  // [3.02.2C-a][3.02.2C-b]
  const families = [...white, ...gray].filter((id) => isFamily(g, id));
  const left = dealFamilies(cx, g, families, FAMILIES);
  // [3.02.2D-a][3.02.2E-a][3.02.2I-c] All white Concessions, six white Intrigue cards, and nothing else that is white.
  const added = takeAtRandom(
    cx,
    white.filter((id) => isIntrigue(g, id)),
    6,
  );
  startLegions(g, 6);
  startProvinces(g, OLD_PROVINCES, 'undeveloped');
  // [3.02.2F-a]
  return dealHands(cx, g, [
    ...without(gray, families),
    ...left,
    ...white.filter((id) => isConcession(g, id)),
    ...added,
  ]);
};

/** [3.02.2G-a][3.02.2I-a][3.02.2I-b][3.04.1-o] Its red cards are cards of this deck and begin no period. */
export const middleBottom = (cx: Setup, g: Rome, deck: readonly CardId[]): CardId[] =>
  withBottom(cx, deck, 6, takeAtRandom(cx, cardsOf(g, 'late'), 6));

/** [3.02.2E-a][3.03.2F-a] Faction cards that are neither Statesmen, nor Concessions, nor Laws. */
export const isIntrigue = (g: Packed, id: CardId): boolean => {
  const { hand, kind } = cardOf(g, id);
  return hand && kind !== 'statesman' && kind !== 'concession' && kind !== 'law';
};
