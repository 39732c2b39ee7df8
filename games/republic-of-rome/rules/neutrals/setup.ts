/** Who plays which Faction, and which Neutral goes by which card — 4.01.1, 4.01.2 */
import type { Setup } from '@tabularium/kernel';
import { cardOf } from '../data/printed.ts';
import { senatorOn } from '../data/content.ts';
import type { Rome, Senator } from '../game.ts';
import { type CardId, type FactionId, factionRef, UNALIGNED } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { roll2 } from '../rome/dice.ts';
import { allFactions, isNeutral } from '../rome/players.ts';
import { military, senatorsOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { cardsInOrder } from './by-families.ts';
import { GUIDELINE } from './guidelines.ts';
import { type Neutrals, neutralsOf, noBill, noCoalition, noPlan, type Pace } from './state.ts';

/** [4.01.1-b] Always five, however many play. */
export const FACTIONS = 5;

/** [4.01.1-c][4.01.1-i] Each Player takes a place by chance, before anything is dealt. */
export const neutralsAtStart = (cx: Setup, players: number, pace: Pace): Neutrals =>
  newNeutrals(cx.shuffle(Array.from({ length: FACTIONS }, (_, i): FactionId => i)).slice(0, players), FACTIONS, pace);
/** Before anything has happened, with no cards given out yet. */
export const newNeutrals = (players: readonly FactionId[], factions: number, pace: Pace): Neutrals => ({
  players,
  guidelines: Array.from({ length: factions }, () => ''),
  pace,
  dominant: 0,
  ranks: [],
  votes: Array.from({ length: factions }, () => 0),
  coalition: noCoalition(),
  plan: noPlan(),
  outgoing: [],
  taken: [],
  winner: UNALIGNED,
  landBill: noBill(),
  contributed: 0,
  choice: '',
});

/** [4.01.2-e] Of the Families just dealt, by what is printed on them. */
const total = (g: Rome, faction: FactionId, of: (s: Senator) => number): number =>
  senatorsOf(g, faction).reduce((sum, s) => sum + of(s), 0);

/** [4.01.2-f] The one of some Factions that has most of something; 2d6 settle a tie. */
const most = (cx: Setup, all: readonly FactionId[], of: (faction: FactionId) => number): FactionId => {
  let left = all.filter((faction) => of(faction) === Math.max(...all.map(of)));
  while (left.length > 1) {
    const rolls = left.map(() => roll2(cx));
    left = left.filter((_, i) => rolls[i] === Math.max(...rolls));
  }
  return left[0]!;
};

/** [4.01.2-a] In that order; [4.01.2-j] three Neutrals do without the Populists. */
const assign = (cx: Setup, g: Rome): void => {
  const wanted = cardsInOrder(
    (faction) => total(g, faction, (s) => military(g, s)),
    (faction) => total(g, faction, (s) => s.influence),
  );
  let left = allFactions(g).filter((faction) => isNeutral(g, faction));
  for (const [id, of] of wanted) {
    if (left.length === 0) break;
    const faction = most(cx, left, of);
    neutralsOf(g).guidelines[faction] = id;
    cx.log(say('neutral.assigned', { faction: factionRef(faction) }), '4.01.2-a');
    left = left.filter((x) => x !== faction);
  }
};

/** [4.01.2-g] Out of the Families that were not dealt, before those go back to the deck. */
const dealExtra = (g: Rome, pile: CardId[]): void => {
  for (const [faction, id] of neutralsOf(g).guidelines.entries()) {
    if (id === '') continue;
    for (const card of pile.splice(0, GUIDELINE[id].extraFamilies)) {
      g.senators.push(fresh(g, senatorOn(cardOf(g, card)), faction));
    }
  }
};

/** When the Families have been dealt; `pile` has those that were not, in an order that chance made. */
export const familiesDealt = (cx: Setup, g: Rome, pile: CardId[]): void => {
  assign(cx, g);
  dealExtra(g, pile);
};
