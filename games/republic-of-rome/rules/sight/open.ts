/** Functions of the rules that read only what lies open, for those who have a view and not the game. */

import { advancedVotes } from '../advanced/extra-votes.ts';
import type { Senator } from '../game.ts';
import type { WarId } from '../ids.ts';
import { votersOf, votesCast } from '../senate/counting.ts';
import type { Proposal } from '../senate/proposal.ts';
import { votesOf } from '../rome/senators.ts';
import type { OpenRome } from './sight.ts';
import type { RomeView } from './view.ts';
import { landStrength, war } from '../wars/wars.ts';
import { ownFaction } from '../rome/players.ts';

export const landStrengthOf = (g: OpenRome, id: WarId): number => landStrength(g, war(g, id));

/** How the vote stands: what is on the floor, what has been cast, what this seat and the others have still to cast. */
export interface VoteSoFar {
  readonly proposal: Proposal;
  readonly ayes: number;
  readonly nays: number;
  readonly own: number;
  readonly others: number;
}

export const onFloorOf = (view: RomeView): VoteSoFar | undefined => {
  const floor = view.senate.floors.at(-1);
  if (!floor) return undefined;
  // [2.01.32-a][2.01.4-a][2.06.C-f][2.06.C-g]
  const has = (s: Senator): number => votesOf(view, s) + advancedVotes(view, floor.proposal, s);
  const toCome = view.factions.map((cx, faction) =>
    floor.called.includes(faction) ? 0 : votersOf(view, floor, faction).reduce((n, s) => n + has(s), 0),
  );
  const own = typeof view.seat === 'number' ? toCome[ownFaction(view, view.seat)]! : 0;
  const others = toCome.reduce((a, b) => a + b, 0) - own;
  return { proposal: floor.proposal, ayes: votesCast(floor, 'for'), nays: votesCast(floor, 'against'), own, others };
};
