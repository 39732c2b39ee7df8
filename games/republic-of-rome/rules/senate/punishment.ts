/** What a caught Assassin brings on his Faction — 1.09.74, 1.09.623 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { drawChits, struck } from '../rome/chits.ts';
import { killSenator } from '../rome/death.ts';
import { eliminateIfGone } from '../rome/factions.ts';
import { isInRome, isLeader, senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { say } from '../say.ts';
import type { ProposalOf } from './proposal.ts';

/** [1.09.74-b] */
const LEADER_LOSES = 5;

interface Caught {
  readonly assassin: SenatorId;
  readonly popularity: number;
  readonly landBill: boolean;
}

/**
 * [1.09.74-a][1.09.74-i] He dies, and no heir of his leads. [1.09.623-b][amb-181] Over a Land Bill that is all. Gives the trial of
 * his Leader, if there is to be one.
 */
export const punish = (cx: Cx<Rome>, { assassin, popularity, landBill }: Caught) => {
  const { g } = cx;
  const who = senator(g, assassin);
  const faction = who.faction;
  const led = isLeader(g, who);
  killSenator(cx, who, 'assassin-caught');
  if (landBill) return undefined;
  // [1.09.74-i] Without trial; [1.09.74-l] nobody leads until the next Initiative of the Faction.
  if (led) punishFaction(cx, faction, popularity);
  // [1.09.74-j]
  eliminateIfGone(cx, faction);
  return led ? undefined : leaderAnswers(cx, faction, popularity);
};

/** [1.09.74-b][1.09.74-k] The Leader, if there is one (amb-105), pays with Influence, and with a trial if he is in Rome. */
const leaderAnswers = (
  cx: Cx<Rome>,
  faction: FactionId,
  popularity: number,
): ProposalOf<'special-prosecution'> | undefined => {
  const { leader } = cx.g.factions[faction]!;
  if (leader === '') return undefined;
  const s = senator(cx.g, leader);
  changeInfluence(cx, s, -LEADER_LOSES);
  cx.log(say('assassin.leaderLoses', { who: s.id, n: LEADER_LOSES }), '1.09.74-b');
  return isInRome(s) ? { t: 'special-prosecution', accused: s.id, popularity } : undefined;
};

/** [1.09.74-h] As many chits as the target was popular; those of the Faction in Rome who are drawn die. */
export const punishFaction = (cx: Cx<Rome>, faction: FactionId, popularity: number): void => {
  if (popularity <= 0) return;
  cx.log(say('assassin.chits', { n: popularity }), '1.09.74-h');
  for (const chit of drawChits(cx, popularity)) {
    const victim = struck(cx, chit, (s) => s.faction === faction && isInRome(s));
    if (victim) killSenator(cx, victim, 'punishment');
  }
};
