/** Alternative History: all three decks in one — 3.05 */
import type { Cx, Setup } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { ERAS } from '../ids.ts';
import { say } from '../say.ts';
import { cardsOf, withBottom } from './deal.ts';
import { earlyStart } from './early.ts';
import { erasAreMixed } from '../table/switches.ts';

/** [3.05.1-i][3.05.1-j] */
const MIDDLE_FROM = 8;
const LATE_FROM = 16;

/** [3.05.1-a][3.05.1-b][3.05.1-c][3.05.1-d][3.05.1-e][3.05.1-g] As Early, out of all colours. */
export const alternative = (cx: Setup, g: Rome): void => {
  const deck = earlyStart(
    cx,
    g,
    ERAS.flatMap((era) => cardsOf(g, era)),
  );
  // [3.05.1-f][3.05.1-l] Era Ends among the last twelve.
  g.deck = withBottom(cx, deck, 12, []);
};

/** [3.05.1-h][3.05.1-k] Here the turn makes the era, never a card. */
export const turnOfEra = (cx: Cx<Rome>): void => {
  const { g } = cx;
  if (!erasAreMixed(g)) return;
  const era = g.turn >= LATE_FROM ? 'late' : g.turn >= MIDDLE_FROM ? 'middle' : 'early';
  if (era === g.era) return;
  g.era = era;
  cx.log(say('era.begins', { era: `era:${era}` }), era === 'late' ? '3.05.1-j' : '3.05.1-i');
};
