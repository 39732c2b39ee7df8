/** Whoever presides and is voted down by everybody loses Influence, or the chair — 1.09.144, 1.09.41-e */
import type { Cx, Wait } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { decider } from '../rome/hrao.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { say } from '../say.ts';
import { floorOf, type VoteLocals } from './hold-vote.ts';
import { stepDown } from './presiding.ts';
import type { Floor, Verdict } from './state.ts';

/** [1.09.144-a] Whoever presides steps down; [1.09.41-e] a Censor hands the meeting back, and Prosecutions are over. */
const giveUpChair = (cx: Cx<Rome>, floor: Floor): void => {
  const who = senator(cx.g, floor.proposer);
  if (floor.means !== 'censor') return stepDown(cx, who);
  cx.g.senate.handedBack = true;
  cx.log(say('senate.handsBack', { who: who.id }), '1.09.41-e');
};

/** [1.09.144-b][1.09.41-e] With no Influence there is no choice. */
export const unanimouslyDefeated = (cx: Cx<Rome>, l: VoteLocals): 'penalty' | 'over' => {
  const floor = floorOf(cx.g, l);
  const who = maybeSenator(cx.g, floor.proposer);
  if (!who) return 'over';
  if (who.influence > 0) return 'penalty';
  giveUpChair(cx, floor);
  return 'over';
};

/** [1.09.144-c] */
export const penalty: Wait<Rome, VoteLocals, 'over', Verdict> = {
  to: (cx, l) => decider(cx.g, senator(cx.g, floorOf(cx.g, l).proposer).faction),
  say: (cx, l) => say('ask.senate.unanimous', { who: floorOf(cx.g, l).proposer }),
  rules: ['1.09.144-a', '1.09.41-e'],
  silent: ['loseInfluence'],
  buttons: {
    loseInfluence: {
      take: (cx, l) => {
        const who = senator(cx.g, floorOf(cx.g, l).proposer);
        changeInfluence(cx, who, -1);
        cx.log(say('senate.losesInfluence', { who: who.id }), '1.09.144-a');
        return 'over';
      },
    },
    giveUpChair: {
      take: (cx, l) => {
        giveUpChair(cx, floorOf(cx.g, l));
        return 'over';
      },
    },
  },
};
