/** A vote, from the floor to its consequences — 1.09.12-b, 1.09.14, 1.09.143, 1.09.144, 1.09.16, 1.09.721 */
import { call, type Cx, end, type Msg, type Proc } from '@tabularium/kernel';
import { noneBy, reason } from '../agreements/enforce.ts';
import { heldBack, type Left, named, narrowed, whole } from '../agreements/left.ts';
import { noteOffices } from '../agreements/time.ts';
import { callable, hasCalled, orderAgreed } from '../agreements/votes.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionOf, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { decider, seatsFrom, seatsFromHrao } from '../rome/hrao.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { say } from '../say.ts';
import { firstOffered } from '../silence.ts';
import { ballot, kindOnFloor } from './ballot.ts';
import { isUnsettled, settleRome } from './between.ts';
import { hasPassed, hasVoters, isUnanimousDefeat, votesCast } from './counting.ts';
import { barKey } from './floor.ts';
import { notePresiding, presiding, presidingSeat, stepDown } from './presiding.ts';
import type { Floor, Verdict } from './state.ts';
import { beforeLast, floorOpened } from './floor-calls.ts';
import { UNTIL_VOTE } from './step-in.ts';
import { reservedNow, useReserved } from './tribunes.ts';
import { sendsAwayPresiding } from './business/command.ts';
import { beginVote, VOTE, type Voting } from './voting.ts';
import { UNCALLED } from './windows.ts';
import { ownFaction, playerOf } from '../rome/players.ts';

const floorOf = (g: Rome, l: Voting): Floor => g.senate.floors[l.at]!;

/** [1.09.14-b] Those not yet called, clockwise from the left of whoever presides, his own last. A Faction without a Senator in Rome is not called. */
const toCall = (g: Rome, floor: Floor): FactionId[] => {
  const own = presiding(g)?.faction ?? floor.by;
  const all = seatsFrom(g, own);
  all.push(all.shift()!);
  return all.filter((s) => !floor.called.includes(s) && hasVoters(g, floor, s));
};

/** [AGR-16] What whoever presides has promised about the order. */
const mayCall = (g: Rome, floor: Floor): Left<string> =>
  named(callable(g, presiding(g)?.faction, floor.proposal, toCall(g, floor)), factionRef);
const mayOrder = (g: Rome, floor: Floor): true | Msg => {
  const agreed = orderAgreed(g, presiding(g)?.faction, floor.proposal);
  return agreed === undefined || reason(agreed.agreement);
};
/** [AGR-16] Not all at once, where something was agreed about it. */
const inOrder = (g: Rome, floor: Floor): Left<string> => {
  const all = toCall(g, floor).map(factionRef);
  const agreed = orderAgreed(g, presiding(g)?.faction, floor.proposal);
  return agreed ? noneBy(agreed.agreement, all) : whole(all);
};

/** [1.09.721-a] What is left of the proposal after the deaths since; [1.09.642-c] and whether it can still be done. */
const survives = (cx: Cx<Rome>, floor: Floor, l: Voting): boolean => {
  const kind = kindOnFloor(floor);
  if (floor.dead.length > l.seen) {
    const dead = floor.dead.slice(l.seen);
    l.seen = floor.dead.length;
    const left = kind.surviving(cx, floor.proposal, dead);
    if (left === undefined) return false;
    floor.proposal = left;
  }
  return kind.isPossible?.(cx.g, floor.proposal) ?? true;
};

/** [1.09.131-a][1.09.152-g] It may not come back this phase. */
const bar = (cx: Cx<Rome>, floor: Floor): void => {
  const key = barKey(floor.proposal, kindOnFloor(floor).key(floor.proposal, cx.g));
  if (key !== '') cx.g.senate.rejected.push(key);
};

const callNext = (cx: Cx<Rome>, l: Voting, seat: FactionId): 'called' => {
  l.seat = seat;
  cx.log(say('senate.called', { by: factionRef(seat) }), '1.09.14-a');
  return 'called';
};

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
    /** [1.09.12-b][1.09.12-d][1.09.14-a][1.09.151-b] At once, in any order he likes, [1.09.14-e] his own Faction like the others; [amb-20] one by one, or all at once. */
    call: {
      to: (cx) => presidingSeat(cx.g),
      say: (cx, l) => say('ask.senate.call', { what: `kind:${floorOf(cx.g, l).proposal.t}` }),
      rules: ['1.09.12-b', '1.09.13-e', '1.09.14-b', '1.09.14-e'],
      windows: UNCALLED,
      // [AGR-16] One by one where an order was promised.
      silent: ({ g }, l) => {
        const floor = floorOf(g, l);
        const left = toCall(g, floor);
        const fromHrao = seatsFromHrao(g).filter((seat) => left.includes(seat));
        return [
          // [1.09.74-d]
          floor.means === 'special'
            ? { verb: 'callInOrder', arg: fromHrao.map(factionRef) }
            : { verb: 'callClockwise' },
          ...firstOffered('callFaction', left.map(factionRef)),
        ];
      },
      picks: {
        callFaction: {
          // [AGR-16]
          ...narrowed((g, l: Voting) => mayCall(g, floorOf(g, l))),
          take: (cx, l, faction) => callNext(cx, l, ownFaction(playerOf(cx.g, factionOf(faction)))),
        },
      },
      buttons: {
        callClockwise: {
          when: (cx, l) => mayOrder(cx.g, floorOf(cx.g, l)),
          take: (cx, l) => {
            l.order = toCall(cx.g, floorOf(cx.g, l));
            l.orderBy = cx.g.senate.presiding;
            return 'next';
          },
        },
      },
      chooses: {
        callInOrder: {
          of: (cx, l) => {
            const of = inOrder(cx.g, floorOf(cx.g, l)).left;
            return { of, min: of.length, max: of.length };
          },
          withheld: ({ g }, l) => heldBack(g, () => inOrder(g, floorOf(g, l))),
          take: (cx, l, factions) => {
            l.order = factions.map(factionOf);
            l.orderBy = cx.g.senate.presiding;
            return 'next';
          },
        },
      },
      resumed: () => 'next',
    },
    called: (cx, l) => {
      const floor = floorOf(cx.g, l);
      const asked = kindOnFloor(floor).whenCalled;
      if (asked?.applies(cx.g, floor.proposal, l.seat)) return call(asked.ask, { seat: l.seat }, 'asked', 'early');
      return call(ballot, { at: l.at, seat: l.seat }, 'next');
    },
    asked: (cx, l) => {
      if (l.early !== undefined) {
        l.verdict = l.early;
        return 'over';
      }
      delete l.early;
      const floor = floorOf(cx.g, l);
      const moved = floor.status !== 'open' || floor.dead.length > l.seen;
      return moved ? 'next' : call(ballot, { at: l.at, seat: l.seat }, 'next');
    },
    /** [1.09.16-a][1.09.16-b] Counted and carried out in one breath. */
    count: (cx, l) => {
      const floor = floorOf(cx.g, l);
      const kind = kindOnFloor(floor);
      const sums = {
        what: `kind:${floor.proposal.t}`,
        ayes: votesCast(floor, 'for'),
        nays: votesCast(floor, 'against'),
      };
      floor.status = 'decided';
      hasCalled(cx, presiding(cx.g)?.faction, floor);
      if (!hasPassed(floor)) {
        cx.log(say('senate.defeated', sums), '1.09.143-a');
        l.verdict = 'failed';
        bar(cx, floor);
        kind.fail?.(cx, floor.proposal, floor, 'defeated');
        return isUnanimousDefeat(cx.g, floor) ? 'unanimous' : 'over';
      }
      cx.log(say('senate.passed', sums), '1.09.143-a');
      l.verdict = 'passed';
      const leaves = sendsAwayPresiding(cx.g, floor.proposal);
      kind.pass(cx, floor.proposal, floor);
      if (leaves) cx.g.senate.departed = true;
      return kind.afterwards ? call(kind.afterwards, { proposal: floor.proposal }, 'over') : 'over';
    },
    /** [1.09.152-b] Annulled whatever had been reached. [amb-27] Money spent is gone. */
    vetoed: (cx, l) => {
      const floor = floorOf(cx.g, l);
      cx.log(say('senate.vetoed', { what: `kind:${floor.proposal.t}` }), '1.09.152-b');
      l.verdict = 'vetoed';
      bar(cx, floor);
      kindOnFloor(floor).fail?.(cx, floor.proposal, floor, 'vetoed');
      return 'over';
    },
    cancelled: (cx, l) => {
      const floor = floorOf(cx.g, l);
      cx.log(say('senate.cancelled', { what: `kind:${floor.proposal.t}` }), '1.09.721-b');
      floor.status = 'cancelled';
      l.verdict = 'cancelled';
      return 'over';
    },
    /** [1.09.144-b][1.09.41-e] With no Influence there is no choice. */
    unanimous: (cx, l) => {
      const floor = floorOf(cx.g, l);
      const who = maybeSenator(cx.g, floor.proposer);
      if (!who) return 'over';
      if (who.influence > 0) return 'penalty';
      giveUpChair(cx, floor);
      return 'over';
    },
    /** [1.09.144-c] */
    penalty: {
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
    },
    over: (cx, l) => {
      cx.g.senate.floors.length = l.at;
      cx.expire(UNTIL_VOTE);
      notePresiding(cx);
      // [AGR-19]
      noteOffices(cx);
      // [1.09.151-e][amb-5] A right to the next proposal is used now, or lost; where nothing can be proposed it waits.
      const by = reservedNow(cx.g);
      return by === undefined ? 'settle' : call(useReserved, { by }, 'settle');
    },
    // [amb-14] Only now, when no vote is going on.
    settle: (cx) => (isUnsettled(cx.g) ? call(settleRome, undefined, 'end') : 'end'),
    end: (_, l) => end(l.verdict),
  },
);

/** [1.09.144-a] Whoever presides steps down; [1.09.41-e] a Censor hands the meeting back, and Prosecutions are over. */
const giveUpChair = (cx: Cx<Rome>, floor: Floor): void => {
  const who = senator(cx.g, floor.proposer);
  if (floor.means !== 'censor') return stepDown(cx, who);
  cx.g.senate.handedBack = true;
  cx.log(say('senate.handsBack', { who: who.id }), '1.09.41-e');
};
