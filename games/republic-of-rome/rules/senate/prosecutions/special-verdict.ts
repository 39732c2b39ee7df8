/** What follows when an Assassin's Leader is guilty — 1.09.74 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { killSenator } from '../../rome/death.ts';
import { eliminateIfGone } from '../../rome/factions.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { ProposalOf } from '../proposal.ts';
import { punishFaction } from '../punishment.ts';

/** [1.09.74-g][1.09.74-h][1.09.74-j][1.09.74-l] The Leader dies without an heir, then the Faction draws. */
export const convictLeader = (cx: Cx<Rome>, p: ProposalOf<'special-prosecution'>): void => {
  const accused = senator(cx.g, p.accused);
  const faction = accused.faction;
  cx.log(say('assassin.guilty', { who: p.accused }), '1.09.74-g');
  killSenator(cx, accused, 'punishment');
  punishFaction(cx, faction, p.popularity);
  eliminateIfGone(cx, faction);
};
