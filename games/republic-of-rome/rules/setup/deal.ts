/** Dealing and building decks: the steps that the scenarios share — 3.01.4 */
import { senatorOn } from '../data/content.ts';
import { Broken, type Setup } from '@tabularium/kernel';
import { contentOf, cardOf, type Packed } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { CardId, Era, ProvinceId } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { fresh } from '../rome/death.ts';
import { allFactions } from '../rome/players.ts';

export const ERA_ENDS: CardId = 'card:65';
const HAND = 3;

/** [3.00-d] The deck of an era by its colour: white, gray, red. Era Ends has none. */
export const cardsOf = (g: Packed, era: Era): CardId[] => [...contentOf(g).decks[era]];
export const isFamily = (g: Packed, id: CardId): boolean => cardOf(g, id).kind === 'family';
export const isConcession = (g: Packed, id: CardId): boolean => cardOf(g, id).kind === 'concession';
export const without = (all: readonly CardId[], gone: readonly CardId[]): CardId[] =>
  all.filter((id) => !gone.includes(id));

/** So many cards by chance, out of the pile. */
export const takeAtRandom = (cx: Setup, pile: CardId[], n: number): CardId[] =>
  Array.from({ length: n }, () => {
    const [one] = pile.splice(cx.below(pile.length), 1);
    if (one === undefined) throw new Broken('no card left to take');
    return one;
  });

/**
 * [3.01.4C-a][3.01.4C-b][3.01.4C-d] Families face up, so many for each player, in Rome with printed values; gives back those
 * that were not dealt [3.01.4C-c].
 */
export const dealFamilies = (cx: Setup, g: Rome, families: readonly CardId[], each: number): CardId[] => {
  const pile = cx.shuffle([...families]);
  for (const faction of allFactions(g)) {
    for (const id of pile.splice(0, each)) g.senators.push(fresh(g, senatorOn(cardOf(g, id)), faction));
  }
  // [4.01.2-a][4.01.2-g]
  if (g.neutrals) neutrals().familiesDealt(cx, g, pile);
  return pile;
};

/**
 * [4.01.4-a][3.01.4D-a][3.01.4D-b][3.01.4D-c] Three Faction cards to each hand. [3.01.4D-d][3.00-e][1.04.9-e] Forum cards met on the way are
 * shuffled back and do nothing.
 */
export const dealHands = (cx: Setup, g: Rome, cards: readonly CardId[]): CardId[] => {
  const deck = cx.shuffle([...cards]);
  const aside: CardId[] = [];
  for (const { hand } of g.factions) {
    while (hand.length < HAND) {
      const card = deck.shift();
      if (card === undefined) throw new Broken('no card left to deal');
      (cardOf(g, card).hand ? hand : aside).push(card);
    }
  }
  return cx.shuffle([...deck, ...aside]);
};

/** [3.01.4E-a][3.01.4E-b][3.01.4E-c] The last cards: so many of the deck itself, those that are added, and Era Ends. */
export const withBottom = (cx: Setup, deck: readonly CardId[], own: number, added: readonly CardId[]): CardId[] => {
  const rest = [...deck];
  const bottom = [...takeAtRandom(cx, rest, own), ...added, ERA_ENDS];
  return [...cx.shuffle(rest), ...cx.shuffle(bottom)];
};

/** [3.01.5-a][3.01.5-b][3.02.3-a][3.03.3-a] */
export const startLegions = (g: Rome, n: number): void => {
  for (const legion of g.legions.slice(0, n)) legion.at = 'active';
};

/** [3.02.4-j] A Province in play counts as created; it lies in the Forum until somebody is sent. */
export const startProvinces = (g: Rome, ids: readonly ProvinceId[], side: 'developed' | 'undeveloped'): void => {
  for (const id of ids) {
    g.provinces.push({
      id,
      developed: side === 'developed',
      governor: '',
      term: 0,
      legate: false,
      elected: 0,
      overrun: false,
      plunderer: '',
      inRevolt: false,
      garrisonSent: 0,
    });
  }
};
