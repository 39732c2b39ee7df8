/** Faction Leaders — 1.07.7 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { say } from '../say.ts';

/** [1.07.7-a][1.07.7-b] Any Senator of the Faction, wherever he is, who does not lead it already. */
export const possibleLeaders = (g: Rome, seat: FactionId): SenatorId[] =>
  g.senators.flatMap((s) => (s.faction === seat && g.factions[seat]!.leader !== s.id ? [s.id] : []));

export const appointLeader = (cx: Cx<Rome>, seat: FactionId, id: SenatorId): void => {
  cx.g.factions[seat]!.leader = id;
  cx.log(say('forum.leader', { faction: factionRef(seat), who: id }), '1.07.7-a');
};
