/** Late Republic — 3.03 */
import type { Setup } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { CardId, ProvinceId } from '../ids.ts';
import { LAW } from '../rome/cards.ts';
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
import { isIntrigue, OLD_PROVINCES } from './middle.ts';

const FAMILIES = 5;
/** [3.03.2A-a] Sulla and Marius. */
const MIDDLE_STATESMEN: readonly CardId[] = ['card:77', 'card:88'];

/** [3.03.4-c] */
export const NEW_PROVINCES: readonly ProvinceId[] = [
  'province:gallia-narbonensis',
  'province:cilicia-cyprus',
  'province:macedonia',
  'province:africa',
  'province:asia',
];

/** [3.03.1-a][3.03.2-a] No War in the Forum [3.03.2B-a]. */
export const late = (cx: Setup, g: Rome): void => {
  g.era = 'late';
  const red = cardsOf(g, 'late');
  const [white, gray] = [cardsOf(g, 'early'), cardsOf(g, 'middle')];
  // [3.03.2C-a][3.03.2C-b][3.03.2C-c] Three Laws are in force, two are out of the game.
  g.laws.push(LAW.calpurnian, LAW.militaryReforms, LAW.traditionErodes);
  g.removed.push(LAW.servilian, LAW.acilian);
  // [3.03.2D-a]
  const families = [...white, ...gray, ...red].filter((id) => isFamily(g, id));
  const left = dealFamilies(cx, g, families, FAMILIES);
  // [3.03.2E-a][3.03.2F-a]
  const added = takeAtRandom(
    cx,
    [...white, ...gray].filter((id) => isIntrigue(g, id)),
    6,
  );
  startLegions(g, 8);
  startProvinces(g, OLD_PROVINCES, 'developed');
  startProvinces(g, NEW_PROVINCES, 'undeveloped');
  // [3.03.2G-a]
  const deck = dealHands(cx, g, [
    ...without(red, families),
    ...MIDDLE_STATESMEN,
    ...left,
    ...white.filter((id) => isConcession(g, id)),
    ...added,
  ]);
  g.deck = lateBottom(cx, deck);
};

/** [3.03.2H-a][3.03.2J-a][3.03.2J-b] Ten cards of the deck itself. */
export const lateBottom = (cx: Setup, deck: readonly CardId[]): CardId[] => withBottom(cx, deck, 10, []);
