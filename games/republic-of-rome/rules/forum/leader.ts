/** Faction Leaders — 1.07.7 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { say } from '../say.ts';

/** [1.07.7-a][1.07.7-b] Any Senator of the Faction, wherever he is, who does not lead it already. */
export const possibleLeaders = (g: Rome, faction: FactionId): SenatorId[] =>
  g.senators.flatMap((s) => (s.faction === faction && g.factions[faction]!.leader !== s.id ? [s.id] : []));

export const appointLeader = (cx: Cx<Rome>, faction: FactionId, id: SenatorId): void => {
  cx.g.factions[faction]!.leader = id;
  cx.log(say('forum.leader', { faction: factionRef(faction), who: id }), '1.07.7-a');
};
