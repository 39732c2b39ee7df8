/** The Dominant Player, who decides for Neutrals what no guideline settles — 4.02.2 */
import type { Cx, Seat } from '@tabularium/kernel';
import { byDice } from '../combat/war.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { factionsIn } from '../rome/players.ts';
import { senatorsOf, votesInRome } from '../rome/senators.ts';
import { say } from '../say.ts';
import { neutralsOf } from './state.ts';

/** [4.05.2-d] Faction Treasury and all Personal Treasuries. */
const moneyOf = (g: Rome, faction: FactionId): number =>
  senatorsOf(g, faction).reduce((sum, s) => sum + s.talents, g.factions[faction]!.treasury);

/** [4.05.2-c][4.05.2-d][A4-07] Most votes first; equal ones by their money; then by 2d6. */
export const byVotes = (cx: Cx<Rome>, all: readonly FactionId[], votes: (faction: FactionId) => number): FactionId[] =>
  groups(all, votes).flatMap((tied) => {
    // What a Player has is told by nothing but his place [A4-21], and that cannot be taken back.
    if (tied.length > 1) cx.reveal();
    return groups(tied, (faction) => moneyOf(cx.g, faction)).flatMap((equal) => byDice(cx, equal));
  });
/** Those with most first, those with equally many together. */
const groups = (all: readonly FactionId[], of: (faction: FactionId) => number): FactionId[][] => {
  const found = [...new Set(all.map(of))].sort((a, b) => b - a);
  return found.map((n) => all.filter((faction) => of(faction) === n));
};

/** Seats whose Faction is still in the game. */
const seatsIn = (g: Rome): Seat[] => {
  const left = factionsIn(g);
  return neutralsOf(g).players.flatMap((faction, seat): Seat[] => (left.includes(faction) ? [seat] : []));
};

const become = (cx: Cx<Rome>, seat: Seat): void => {
  const { g } = cx;
  const before = neutralsOf(g).dominant;
  neutralsOf(g).dominant = seat;
  if (before === seat || seatsIn(g).length < 2) return;
  cx.log(say('neutral.dominant', { faction: factionRef(neutralsOf(g).players[seat]!) }), '4.02.2-b');
};

/** [4.02.2-c] The only Player in the Ruling Coalition; [4.02.2-d] otherwise the one of better rank. */
export const dominantOfCoalition = (cx: Cx<Rome>): void => {
  const { players, coalition, ranks } = neutralsOf(cx.g);
  const seats = seatsIn(cx.g);
  const inside = seats.filter((seat) => coalition.members.includes(players[seat]!));
  const [best] = (inside.length === 1 ? inside : [...seats]).sort(
    (a, b) => ranks.indexOf(players[a]!) - ranks.indexOf(players[b]!),
  );
  if (best !== undefined) become(cx, best);
};

/**
 * Every phase begins with this. [4.02.2-e][A4-07] Before the first Ruling Coalition current votes are compared, then money, then dice.
 * [4.02.2-f] One who plays alone, or is the only one left, is always it.
 */
export const noteDominant = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const { players, coalition, dominant } = neutralsOf(g);
  const seats = seatsIn(g);
  const [only] = seats;
  if (only === undefined) return;
  if (seats.length === 1) return become(cx, only);
  if (coalition.entry > 0 && seats.includes(dominant)) return;
  const [first] = byVotes(
    cx,
    seats.map((seat) => players[seat]!),
    (faction) => votesInRome(g, faction),
  );
  become(cx, players.indexOf(first!));
};
