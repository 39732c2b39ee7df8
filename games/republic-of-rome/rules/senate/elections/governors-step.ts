/** The election of Governors as a step of the meeting — 1.09.5, 1.09.54 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { narrowed } from '../../agreements/left.ts';
import type { Rome } from '../../game.ts';
import { proc } from '../../procs.ts';
import { say } from '../../say.ts';
import { province } from '../../wars/wars.ts';
import { isUnsettled, settleRome } from '../between.ts';
import { putOnFloor } from '../floor.ts';
import { chairPassesOn, presiding, presidingSeat } from '../presiding.ts';
import type { ProposalOf } from '../proposal.ts';
import type { Step, Verdict } from '../state.ts';
import { holdVote } from '../hold-vote.ts';
import { BETWEEN } from '../windows.ts';
import { candidatesFor, elect, type Post } from './governing.ts';
import { draft, fillableProvinces, legates } from './governors.ts';
import { firstOf, forLife, forLifeNow, nominees } from './steps.ts';

interface Local {
  before: Step;
  verdict: Verdict;
  proposal?: ProposalOf<'governors'> | undefined;
}
/**
 * [1.09.5-b][1.09.5-c][1.09.54-a][1.09.54-b] Goes on until every Province that can have a Governor has one. Run right after
 * Prosecutions, and again whenever one falls vacant.
 */
export const governorsStep = proc(
  'senate.governors',
  { before: 'open', verdict: 'open', proposal: 'open' },
  (): Local => ({ before: 'governors', verdict: 'failed' }),
  {
    start: (cx, l) => {
      l.before = cx.g.senate.step;
      cx.g.senate.step = 'governors';
      return 'next';
    },
    // [1.09.151-e][amb-5] What was secured comes next. [amb-14] One who was appointed has left Rome; whoever comes for him can be sent as well.
    next: (cx) => firstOf(cx, 'next') ?? 'fill',
    fill: (cx, l) => {
      const { g } = cx;
      const vacant = fillableProvinces(g);
      const [only] = vacant;
      if (only === undefined || presiding(g) === undefined) {
        g.senate.step = l.before;
        return end();
      }
      const [last, ...others] = candidatesFor(g, province(g, only));
      // [1.09.821-a] With nothing to vote on, one who may be Consul for Life could leave Rome before anybody has nominated him.
      if (vacant.length > 1 || others.length > 0 || forLifeNow(g).length > 0) return 'propose';
      return appoint(cx, { province: only, senator: last!.id });
    },
    propose: {
      to: (cx) => presidingSeat(cx.g),
      say: () => say('ask.governors.propose'),
      rules: ['1.09.5-b', '1.09.5-c', '1.09.54-a', 'amb-109'],
      windows: BETWEEN,
      silent: (cx) => chairPassesOn(cx.g, 'next'),
      picks: {
        fillProvince: pick({
          ...narrowed((g) => nominees(g, 'governors', fillableProvinces(g), true)),
          take: (cx, _, id) => {
            const [last, ...others] = candidatesFor(cx.g, province(cx.g, id));
            // [1.09.5-c][amb-91] With fewer candidates than Provinces the PM says which is filled first.
            if (others.length === 0) return appoint(cx, { province: id, senator: last!.id });
            const by = presiding(cx.g)!.faction;
            return call(draft, { by, means: 'presiding', first: id }, 'drafted', 'proposal');
          },
        }),
        ...forLife<Local, 'next'>('governors', fillableProvinces, 'next'),
      },
      // [amb-14] After an Assassination between two proposals.
      resumed: () => 'next',
    },
    // [amb-14] And after one while it was worded.
    drafted: (cx) => (isUnsettled(cx.g) ? call(settleRome, undefined, 'floor') : 'floor'),
    floor: (cx, l) => {
      const by = presiding(cx.g)?.faction;
      const { proposal } = l;
      if (proposal === undefined || by === undefined) return 'next';
      putOnFloor(cx, proposal, by, 'presiding');
      return call(holdVote, {}, 'next', 'verdict');
    },
  },
);

/** [1.09.5-c][1.09.152-c] The last eligible candidate: nothing to vote on, nothing to veto. */
const appoint = (cx: Cx<Rome>, post: Post) => {
  elect(cx, post);
  return call(legates, { proposal: { t: 'governors', posts: [post] } }, 'next');
};
