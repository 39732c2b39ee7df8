/** A vote, from the floor to its consequences — 1.09.13-e, 1.09.14 */
import { endPasses } from '../orders/order.ts';
import { call, end, type Proc } from '@tabularium/kernel';
import { noteOffices, voteEnds } from '../agreements/time.ts';
import type { Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { ballot, homeOnFloor } from './ballot.ts';
import { isUnsettled, settleRome } from './between.ts';
import { callFactions, callNext, toCall } from './calling.ts';
import { isUnanimousDefeat } from './counting.ts';
import { beforeLast, floorOpened } from './floor-calls.ts';
import { beginVote, floorOf, VOTE } from './hold-vote.ts';
import { annul, cancel, decide, survives } from './outcome.ts';
import { notePresiding } from './presiding.ts';
import type { Verdict } from './state.ts';
import { UNTIL_VOTE } from './until.ts';
import { reservedNow, useReserved } from './tribunes.ts';
import { penalty, unanimouslyDefeated } from './unanimous-defeat.ts';

/**
 * Votes on what lies uppermost on the floor, and takes it off. Everything that follows from it has been done when it ends.
 * [1.09.13-e] Only whoever presides calls, also on a Tribune's proposal.
 */
export const voteProcedure: Proc<Rome, unknown, Verdict> = proc(
  VOTE,
  {
    at: 'open',
    seen: 'open',
    order: 'open',
    orderBy: 'open',
    seat: 'open',
    opened: 'open',
    last: 'open',
    early: 'open',
    verdict: 'open',
  },
  beginVote,
  {
    start: (cx, l) => {
      l.at = cx.g.senate.floors.length - 1;
      l.seen = floorOf(cx.g, l).dead.length;
      return 'next';
    },
    next: (cx, l) => {
      const { g } = cx;
      const floor = floorOf(g, l);
      notePresiding(cx);
      if (floor.status === 'vetoed') return 'vetoed';
      if (floor.status === 'cancelled' || !survives(cx, floor, l)) return 'cancelled';
      const { beforeVote } = homeOnFloor(floor);
      if (beforeVote?.isDue(g, floor.proposal)) return call(beforeVote.ask(), {}, 'next');
      // [w1][amb-F3]
      if (l.opened !== 'closed') return call(floorOpened, {}, 'next', 'opened');
      const left = toCall(g, floor);
      if (left.length === 0) return 'count';
      // [w3][amb-2] With a single Faction to vote, [w1] has only just been held.
      if (left.length === 1 && l.last !== 'closed' && floor.called.length > 0) {
        return call(beforeLast, {}, 'next', 'last');
      }
      if (left.length === 1) return callNext(cx, l, left[0]!);
      // [amb-18] Somebody else who presides calls as he likes.
      if (l.orderBy !== g.senate.presiding) l.order = [];
      l.order = l.order.filter((s) => left.includes(s));
      const [first] = l.order;
      return first === undefined ? 'call' : callNext(cx, l, first);
    },
    call: callFactions,
    called: (cx, l) => {
      const floor = floorOf(cx.g, l);
      const asked = homeOnFloor(floor).whenCalled;
      if (asked?.applies(cx.g, floor.proposal, l.seat)) return call(asked.ask, { seat: l.seat }, 'asked', 'early');
      return call(ballot, { at: l.at, seat: l.seat }, 'next');
    },
    asked: (cx, l) => {
      if (l.early !== undefined) {
        l.verdict = l.early;
        return 'over';
      }
      const floor = floorOf(cx.g, l);
      // Nobody steps in while he is asked; the crowd may have killed somebody.
      return floor.dead.length > l.seen ? 'next' : call(ballot, { at: l.at, seat: l.seat }, 'next');
    },
    count: (cx, l) => {
      const floor = floorOf(cx.g, l);
      const home = homeOnFloor(floor);
      home.beforeCount?.(cx, floor.proposal, floor);
      l.verdict = decide(cx, floor);
      if (l.verdict === 'failed') return isUnanimousDefeat(cx.g, floor) ? 'unanimous' : 'over';
      return home.afterwards ? call(home.afterwards, { proposal: floor.proposal }, 'over') : 'over';
    },
    vetoed: (cx, l) => {
      annul(cx, floorOf(cx.g, l));
      l.verdict = 'vetoed';
      return 'over';
    },
    cancelled: (cx, l) => {
      cancel(cx, floorOf(cx.g, l));
      l.verdict = 'cancelled';
      return 'over';
    },
    unanimous: unanimouslyDefeated,
    penalty,
    over: (cx, l) => {
      const floor = floorOf(cx.g, l);
      const { means, dead } = floor;
      homeOnFloor(floor).judged?.(cx, floor.proposal, floor, l.verdict);
      if (means === 'special' && dead.length > 0) cx.g.senate.diedAtTrial = dead;
      cx.g.senate.floors.length = l.at;
      cx.expire(UNTIL_VOTE);
      endPasses(cx.g, UNTIL_VOTE);
      notePresiding(cx);
      // [AGR-19]
      noteOffices(cx);
      // [AGR-03] A vote within another ends nothing but itself.
      if (l.at === 0) voteEnds(cx);
      // [1.09.151-e][amb-5] A right to the next proposal is used now, or lost; where nothing can be proposed it waits.
      const by = reservedNow(cx.g);
      return by === undefined ? 'settle' : call(useReserved, { by }, 'settle');
    },
    // [amb-14] Only now, when no vote is going on.
    settle: (cx) => (isUnsettled(cx.g) ? call(settleRome, undefined, 'end') : 'end'),
    end: (_, l) => end(l.verdict),
  },
);
