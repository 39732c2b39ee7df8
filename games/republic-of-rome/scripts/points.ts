/** Positions from which a search goes on, if several parts of the rules look for them. */
import type { Rome } from '../rules/game.ts';
import { votesInRome } from '../rules/rome/senators.ts';
import { influenceOf } from '../rules/victory/over.ts';

/** The last card of the last deck comes up in this turn's Forum Phase. */
export const eraEndsSoon = (g: Rome): boolean => {
  const at = g.deck.indexOf('card:65');
  return g.phase === 'revenue' && at >= 0 && at < g.factions.length && g.nextDecks.length === 0;
};

/** The two Factions that lead: by how much they differ, in all, in their first Senators, and in votes. */
export const lead = (g: Rome): { readonly sum: number; readonly first: number; readonly votes: number } => {
  const of = (seat: number) => g.senators.filter((s) => s.faction === seat && s.rebel === 'no' && s.captive === '');
  const [a, b] = g.factions
    .map((_, faction) => ({
      sum: influenceOf(g, faction),
      first: Math.max(0, ...of(faction).map((s) => s.influence)),
      votes: votesInRome(g, faction),
    }))
    .sort((x, y) => y.sum - x.sum || y.first - x.first);
  return { sum: a!.sum - b!.sum, first: Math.abs(a!.first - b!.first), votes: Math.abs(a!.votes - b!.votes) };
};
export const isClose = (g: Rome): boolean => lead(g).sum < 8 && lead(g).first < 8;
export const isTied = (g: Rome): boolean => g.phase === 'forum' && lead(g).sum === 0 && lead(g).first === 0;
