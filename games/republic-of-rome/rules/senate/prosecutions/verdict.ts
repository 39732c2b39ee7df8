/** What conviction does — 1.09.44, 1.09.441, 1.09.442 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { killSenator, releaseConcessions } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { changeInfluence, changePopularity } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import type { ProposalOf } from '../proposal.ts';

/** [1.09.441-a] */
export const LOST_BY_MINOR = 5;
/** [1.09.44-b] Half of what the Accused lost, rounded up. */
export const rewardFor = (lost: number): number => Math.ceil(lost / 2);

/** [1.09.44-a][1.09.44-b] The Prosecutor's reward: the marker, and half of the Influence lost, rounded up. */
const reward = (cx: Cx<Rome>, id: string, lost: number, hadMarker: boolean): void => {
  const prosecutor = senator(cx.g, id);
  // [1.09.44-c] One marker is all a Senator can have.
  if (hadMarker) prosecutor.priorConsul = true;
  const gained = rewardFor(lost);
  cx.log(say('prosecution.reward', { who: prosecutor.id, n: gained }), '1.09.44-b');
  changeInfluence(cx, prosecutor, gained);
};

/** [1.09.44-b] One who dies through the Prosecution loses all his Influence. */
export const dieOfIt = (
  cx: Cx<Rome>,
  p: ProposalOf<'prosecution'>,
  accused: Senator,
  cause: 'conviction' | 'appeal',
): void => {
  const { influence, priorConsul } = accused;
  killSenator(cx, accused, cause);
  reward(cx, p.prosecutor, influence, priorConsul);
};

/** [2.01.2-b] Offices stay with him. */
const minorConviction = (cx: Cx<Rome>, p: ProposalOf<'prosecution'>, accused: Senator): void => {
  const { influence, priorConsul } = accused;
  changePopularity(cx.g, accused, -LOST_BY_MINOR);
  changeInfluence(cx, accused, -LOST_BY_MINOR);
  accused.priorConsul = false;
  releaseConcessions(cx.g, accused);
  reward(cx, p.prosecutor, influence - accused.influence, priorConsul);
};

export const convict = (cx: Cx<Rome>, p: ProposalOf<'prosecution'>): void => {
  const accused = senator(cx.g, p.accused);
  cx.log(say('prosecution.guilty', { who: accused.id }), '1.09.44-a');
  // [1.09.442-a]
  if (p.kind === 'major') dieOfIt(cx, p, accused, 'conviction');
  else minorConviction(cx, p, accused);
};
