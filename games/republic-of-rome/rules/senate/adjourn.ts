/** Adjournment, and what happens when the Senate is closed — 1.09.6-d to 1.09.6-f, 1.09.61-f, 1.09.9 */
import { endPasses } from '../orders/order.ts';
import { call, type Cx, end } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { senateCloses } from '../agreements/time.ts';
import { endOfSenateEvents } from '../events/index.ts';
import type { Force, Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { countLegions, disband, forcePlace } from '../rome/forces.ts';
import { say } from '../say.ts';
import { canFight } from '../wars/fighting.ts';
import { fillableProvinces } from './elections/governors.ts';
import { governorsStep } from './elections/governors-step.ts';
import { presiding } from './presiding.ts';
import { putToVote } from './proposals.ts';
import { adjournmentCall } from './step-in.ts';
import { UNTIL_SENATE, UNTIL_VOTE } from './until.ts';
import { promisedTribune, tribuneDue } from './promised-tribune.ts';
import { useReserved } from './tribunes.ts';
import { closedSenate } from './state.ts';

const LAND_COMMISSIONER = 'concession:58';

/** [1.09.61-f][card-58-a][amb-171] Without a Land Bill in force nobody holds it. */
export const landCommissionerReturns = (cx: Cx<Rome>): void => {
  const { landBills, concessions } = cx.g;
  if (landBills.I + landBills.II + landBills.III > 0) return;
  const held = concessions.find((c) => c.id === LAND_COMMISSIONER);
  if (!held || held.holder === 'forum' || held.holder === 'curia') return;
  cx.log(say('senate.noCommissioner', { who: held.holder }), '1.09.61-f');
  held.holder = 'forum';
  held.revealed = false;
};

/** [1.09.9-b] Without a Commander, or [1.09.9-a] unable to fight. */
const isUseless = (g: Rome, f: Force): boolean =>
  f.commander === '' || !canFight(g, f.war, { legions: countLegions(g, forcePlace(f)), fleets: f.fleets });

/**
 * [1.09.9-a][1.09.9-b][1.09.643-d] Forces that can do nothing come home with their Commanders; [1.09.9-c] Legions need no Fleets for
 * it. [card-133-a] So does Lucullus after a battle that cost him nothing.
 */
export const automaticRecalls = (cx: Cx<Rome>): void => {
  const { forces } = cx.g;
  for (const f of forces) {
    if (!f.homeward && !isUseless(cx.g, f)) continue;
    cx.log(say('senate.recalled', { n: countLegions(cx.g, forcePlace(f)), fleets: f.fleets }), '1.09.9-a');
    disband(cx, f);
  }
};

const isUnfilled = (g: Rome): boolean =>
  !g.senate.departed && presiding(g) !== undefined && fillableProvinces(g).length > 0;

/**
 * [1.09.6-d] The meeting is adjourned; [1.09.151-h][amb-4] a Tribune may keep it open for one proposal, and another for one more.
 * [1.09.6-e] No Assassination from here on. [1.09.642-d] When the PM has left for war, nothing keeps it open.
 * [amb-23] Then, in this order: the Land Commissioner, the New Alliance, the recalls.
 */
export const closing = proc(
  'senate.closing',
  { how: 'open' },
  (): { how: 'closed' | 'interrupted' } => ({ how: 'closed' }),
  {
    start: (cx, l) => {
      const { senate } = cx.g;
      senate.adjourned = true;
      // [4.05.1-c] Nothing is proposed, so nothing keeps it open.
      if (cx.g.neutrals !== undefined) return 'close';
      if (senate.reserved !== '' && !senate.departed) {
        // [1.09.151-e] Secured while the last proposal was on the floor.
        senate.step = 'business';
        return call(useReserved, { by: senate.reserved.by }, 'start');
      }
      // [A2-132] Brought forward while a Tribune kept the meeting open.
      if (plays(cx.g, 'passing-laws') && advanced().isLawDue(cx.g)) {
        senate.step = 'business';
        return call(putToVote, advanced().nextLaw(cx.g), 'start');
      }
      // [1.09.54-a][own-58] Not while a Province lacks a Governor whom it could have: a Tribune's proposal, or a Law, may have brought it to that.
      if (isUnfilled(cx.g)) {
        senate.step = 'business';
        return call(governorsStep, undefined, 'start');
      }
      senate.step = 'adjourning';
      // [AGR-13] Before the meeting closes.
      const by = tribuneDue(cx.g);
      if (by !== undefined) {
        senate.step = 'business';
        return call(promisedTribune, { by }, 'start');
      }
      l.how = 'closed';
      return senate.departed ? 'close' : call(adjournmentCall, {}, 'called', 'how');
    },
    // [AGR-13] Something may have been promised while they were asked.
    called: (cx, l) =>
      l.how === 'interrupted' || tribuneDue(cx.g) !== undefined || isUnfilled(cx.g) ? 'start' : 'close',
    close: (cx) => {
      cx.g.senate.step = 'closed';
      // [own-96]
      if (plays(cx.g, 'passing-laws')) advanced().takeAllBack(cx);
      // [AGR-08][AGR-13]
      senateCloses(cx);
      cx.expire(UNTIL_VOTE);
      endPasses(cx.g, UNTIL_VOTE);
      cx.expire(UNTIL_SENATE);
      endPasses(cx.g, UNTIL_SENATE);
      landCommissionerReturns(cx);
      return call(endOfSenateEvents, undefined, 'recalls');
    },
    recalls: (cx) => {
      automaticRecalls(cx);
      cx.g.senate = closedSenate();
      cx.log(say('senate.closed'), '1.09.6-d');
      return end();
    },
  },
);
