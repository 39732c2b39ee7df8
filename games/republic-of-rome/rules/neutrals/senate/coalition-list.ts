/** The Coalition List, and what a combination of Factions comes to — 4.05.2 */
import type { FactionId } from '../../ids.ts';
import { isNeutral } from '../../rome/players.ts';
import { type Neutrals, neutralsOf } from '../state.ts';

/** The game, or any view of it. */
interface Counted {
  readonly factions: readonly unknown[];
  readonly neutrals?: Neutrals;
}

/** [4.05.2-g] Entries 1 to 9, by rank. */
const BY_RANK = [[1], [2, 5], [2, 4], [2, 3], [3, 4, 5], [1, 5], [1, 4], [1, 3], [1, 2]] as const;
/** [4.05.2-i] The one in which the 2nd Faction stands in for a Player who refuses. */
export const WITH_SECOND = 5;
/** [4.05.2-g] */
export const ALL_NEUTRALS = 10;
export const OF_HIS_CHOICE = 11;

export const allVotes = (g: Counted): number => neutralsOf(g).votes.reduce((sum, n) => sum + n, 0);
export const votesOfAll = (g: Counted, members: readonly FactionId[]): number =>
  members.reduce((sum, faction) => sum + neutralsOf(g).votes[faction]!, 0);
/** [4.05.2-b] More than half of all. */
export const majority = (g: Counted): number => Math.floor(allVotes(g) / 2) + 1;
export const hasMajority = (g: Counted, members: readonly FactionId[]): boolean =>
  votesOfAll(g, members) >= majority(g);

/** [4.05.4-d] In the order of their rank, which is that of their votes. */
export const inOrder = (g: Counted, members: readonly FactionId[]): FactionId[] =>
  neutralsOf(g).ranks.filter((faction) => members.includes(faction));

/** [4.05.2-g] The Factions of an entry, 1 to 10; nobody where a rank is missing because a Faction is out of the game. */
export const combination = (g: Counted, entry: number): FactionId[] => {
  const { ranks } = neutralsOf(g);
  if (entry === ALL_NEUTRALS) return ranks.filter((faction) => isNeutral(g, faction));
  const places = BY_RANK[entry - 1] ?? [];
  return places.some((place) => ranks[place - 1] === undefined) ? [] : places.map((place) => ranks[place - 1]!);
};

/** [4.05.2-f] The first entry after this one that has a Majority; entry 11 if none has. */
export const nextEntry = (g: Counted, after: number): number => {
  for (let entry = after + 1; entry <= ALL_NEUTRALS; entry++) {
    const members = combination(g, entry);
    if (members.length > 0 && hasMajority(g, members)) return entry;
  }
  return OF_HIS_CHOICE;
};
