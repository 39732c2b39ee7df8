/** What becomes of a proposal — 1.09.131-a, 1.09.143, 1.09.152-b, 1.09.16, 1.09.721 */
import type { Cx } from '@tabularium/kernel';
import { hasCalled } from '../agreements/votes.ts';
import type { Rome } from '../game.ts';
import { say } from '../say.ts';
import { homeOnFloor } from './ballot.ts';
import { sendsAwayPresiding } from './business/command.ts';
import { hasPassed, majorityRule, votesCast } from './counting.ts';
import { barKey } from './floor.ts';
import type { VoteLocals } from './hold-vote.ts';
import { presiding } from './presiding.ts';
import type { Floor } from './state.ts';

/** [1.09.721-a] What is left of the proposal after the deaths since; [1.09.642-c] and whether it can still be done. */
export const survives = (cx: Cx<Rome>, floor: Floor, l: VoteLocals): boolean => {
  const home = homeOnFloor(floor);
  if (floor.dead.length > l.seen) {
    const dead = floor.dead.slice(l.seen);
    l.seen = floor.dead.length;
    const left = home.surviving(cx, floor.proposal, dead);
    if (left === undefined) return false;
    floor.proposal = left;
  }
  return home.isPossible?.(cx.g, floor.proposal) ?? true;
};

/** [1.09.131-a][1.09.152-g] It may not come back this phase. */
const bar = (cx: Cx<Rome>, floor: Floor): void => {
  const key = barKey(floor.proposal, homeOnFloor(floor).key(floor.proposal, cx.g));
  if (key !== '') cx.g.senate.rejected.push(key);
};

/** [1.09.16-a][1.09.16-b] Counted and carried out in one breath. */
export const decide = (cx: Cx<Rome>, floor: Floor): 'passed' | 'failed' => {
  const home = homeOnFloor(floor);
  const sums = { what: home.name, ayes: votesCast(floor, 'for'), nays: votesCast(floor, 'against') };
  floor.status = 'decided';
  hasCalled(cx, presiding(cx.g)?.faction, floor);
  if (!hasPassed(floor)) {
    cx.log(say('senate.defeated', sums), majorityRule(floor));
    bar(cx, floor);
    home.fail?.(cx, floor.proposal, floor, 'defeated');
    return 'failed';
  }
  cx.log(say('senate.passed', sums), majorityRule(floor));
  const leaves = sendsAwayPresiding(cx.g, floor.proposal);
  home.pass(cx, floor.proposal, floor);
  if (leaves) cx.g.senate.departed = true;
  return 'passed';
};

/** [1.09.152-b] Annulled whatever had been reached. [amb-27] Money spent is gone. */
export const annul = (cx: Cx<Rome>, floor: Floor): void => {
  const home = homeOnFloor(floor);
  cx.log(say('senate.vetoed', { what: home.name }), '1.09.152-b');
  bar(cx, floor);
  home.fail?.(cx, floor.proposal, floor, 'vetoed');
};

export const cancel = (cx: Cx<Rome>, floor: Floor): void => {
  cx.log(say('senate.cancelled', { what: homeOnFloor(floor).name }), '1.09.721-b');
  floor.status = 'cancelled';
};
