/** One Faction votes — 1.09.14, 1.09.141, 1.09.142 */
import type { OpenRome } from '../sight/sight.ts';
import { type Cx, end, type Eye, type Msg, to, type Seat } from '@tabularium/kernel';
import { advancedVotes } from '../advanced/extra-votes.ts';
import { broken, impossible, reason } from '../agreements/enforce.ts';
import {
  dearest,
  type Demand,
  demandOn,
  demandsOn,
  hasVoted,
  leastBought,
  purchases,
  stillToBuy,
  unpaid,
} from '../agreements/votes.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { decider, decidesForItself } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { votesOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { votersOf, votesCast } from './counting.ts';
import { homeOf } from './proposal-kinds.ts';
import type { ProposalKind } from './proposal-kind.ts';
import type { Kind } from './proposal.ts';
import type { Floor, Way } from './state.ts';
import { ON_FLOOR } from './windows.ts';

/**
 * [amb-28][1.09.142-a][1.09.142-c] For each Senator how he votes, with all his votes, and [1.09.141-b] what he spends on more;
 * committed at once. [1.09.14-f] From then on it is open to those who vote later.
 */
export interface Local {
  readonly at: number;
  readonly seat: FactionId;
  /** Who decides: nobody else sees the draft. */
  asked: Seat;
  dead: number;
  bought: Record<string, number>;
  ways: Record<string, Way>;
}

/** Which Faction votes on what. */
type Voting = Pick<Local, 'at' | 'seat'>;
const floorOf = (g: OpenRome, l: Voting): Floor => g.senate.floors[l.at]!;
export const homeOnFloor = (floor: Floor): ProposalKind<Kind> => homeOf(floor.proposal.t);

/** [1.09.14-d] Nobody abstains on a Land Bill or a repeal. [1.09.823-i] The Consul for Life has others vote for a Land Bill. */
const mayVote = (g: OpenRome, l: Voting, way: Way): boolean => {
  const floor = floorOf(g, l);
  if (way === 'abstain') return homeOnFloor(floor).mustVote === undefined;
  return way === 'for' || floor.proposal.t !== 'land-bill' || decidesForItself(g, l.seat);
};

/** [AGR-12] What the Faction has promised and can keep. */
const demands = (g: OpenRome, l: Voting): readonly Demand[] => {
  const floor = floorOf(g, l);
  const home = homeOnFloor(floor);
  return demandsOn(
    g,
    l.seat,
    floor.proposal,
    () => votersOf(g, floor, l.seat),
    (s, way) => mayVote(g, l, way) && (home.bound?.(floor.proposal, s.id) ?? way) === way,
  );
};
/** [AGR-12] How Senators must vote so that what was promised of them is kept. */
export const promisedWays = (g: OpenRome, l: Voting): Record<string, Way> =>
  Object.fromEntries(demands(g, l).flatMap((d) => d.of.map((s) => [s.id, d.bound.promise.way])));
/** [AGR-12] And the votes that must be bought for it. */
export const promisedVotes = (g: OpenRome, l: Voting): Record<string, number> => purchases(demands(g, l));
/** [AGR-12][AGR-24] Only votes that conform; the votes to be bought come first. */
const conforms = (all: readonly Demand[], l: Local, breaks: (d: Demand) => boolean): true | Msg => {
  const against = unpaid(all, l.bought) ?? all.find(breaks);
  return against === undefined || reason(against.bound.agreement);
};
const mayAll = (g: Rome, l: Local, way: Way): boolean | Msg =>
  mayVote(g, l, way) && conforms(demands(g, l), l, (d) => d.bound.promise.way !== way);
/** Some Senators one way, some another: not when all have been promised for one. */
const maySplit = (g: Rome, l: Local): boolean | Msg => {
  const voters = votersOf(g, floorOf(g, l), l.seat);
  if (!mayVote(g, l, 'against') || voters.length < 2) return false;
  return conforms(demands(g, l), l, (d) => d.of.length === voters.length);
};
const mayOne = (g: Rome, l: Local, way: Way): boolean | Msg => {
  const all = demands(g, l);
  return (
    mayVote(g, l, way) && conforms(all, l, (d) => d === demandOn(all, nextOf(g, l)!.id) && d.bound.promise.way !== way)
  );
};

/** The first Senator of whom the draft says nothing yet that he may do. [1.09.621-c] One who is bound is not asked. */
export const nextOf = (g: OpenRome, l: Local): Senator | undefined => {
  const floor = floorOf(g, l);
  const home = homeOnFloor(floor);
  const all = demands(g, l);
  const isUndecided = (s: Senator): boolean => {
    const way = l.ways[s.id];
    return way === undefined || (demandOn(all, s.id)?.bound.promise.way ?? way) !== way;
  };
  return votersOf(g, floor, l.seat).find((s) => isUndecided(s) && home.bound?.(floor.proposal, s.id) === undefined);
};

/** What he would cast, if he wished it so: his own votes, those bought, and those of his Influence. Who abstains buys nothing. */
export const ballotOf = (g: OpenRome, floor: Floor, s: Senator, bought: number, wish: Way) => {
  const home = homeOnFloor(floor);
  const way = home.bound?.(floor.proposal, s.id) ?? wish;
  if (way === 'abstain') return { way, own: 0, bought: 0, extra: 0 };
  const extra = home.extraVotes?.(g, floor.proposal, s) ?? 0;
  return { way, own: votesOf(g, s), bought: Math.min(bought, s.talents), extra };
};

const castVote = (cx: Cx<Rome>, l: Local, s: Senator, wish: Way): void => {
  const floor = floorOf(cx.g, l);
  const { way, own, bought, extra } = ballotOf(cx.g, floor, s, l.bought[s.id] ?? 0, wish);
  // [1.09.141-c][1.09.141-d] Paid now, to the Bank, whatever becomes of the vote.
  move(cx.g, s.id, 'bank', bought);
  floor.votes.push({ senator: s.id, faction: l.seat, way, votes: own + bought + extra, bought });
};

/** [1.09.142-b] Declared for good. */
const commit = (cx: Cx<Rome>, l: Local, wish: (s: Senator) => Way, unkept = impossible) => {
  const floor = floorOf(cx.g, l);
  const voters = votersOf(cx.g, floor, l.seat);
  const before = floor.votes.length;
  for (const s of voters) castVote(cx, l, s, wish(s));
  floor.called.push(l.seat);
  const cast = floor.votes.slice(before);
  for (const way of ['for', 'against', 'abstain'] as const) {
    const these = cast.filter((b) => b.way === way);
    if (these.length === 0) continue;
    const votes = these.reduce((n, b) => n + b.votes, 0);
    const who = these.map((b) => b.senator);
    const bought = these.reduce((n, b) => n + b.bought, 0);
    cx.log(say('senate.voted', { by: factionRef(l.seat), way: `way:${way}`, who, votes, bought }), '1.09.14-a');
  }
  // [AGR-12]
  hasVoted(cx, l.seat, floor, voters, unkept);
  return end();
};
const commitDraft = (cx: Cx<Rome>, l: Local) => commit(cx, l, (s) => l.ways[s.id] ?? 'abstain');

const oneIs = (cx: Cx<Rome>, l: Local, way: Way) => {
  l.ways[nextOf(cx.g, l)!.id] = way;
  return nextOf(cx.g, l) === undefined ? commitDraft(cx, l) : 'one';
};

const aboutWhole = (g: Rome, l: Local) => {
  const floor = floorOf(g, l);
  return say('ask.senate.vote', {
    by: factionRef(l.seat),
    what: `kind:${floor.proposal.t}`,
    ayes: votesCast(floor, 'for'),
    nays: votesCast(floor, 'against'),
  });
};

/** [AGR-12] Once votes were bought, only what was promised beyond them. */
const moreToBuy = (all: readonly Demand[], l: Local) => {
  const next = unpaid(all, l.bought);
  return next ? stillToBuy(next, l.bought) : { of: {}, min: 1, max: 0 };
};
const buy = (l: Local, shares: Readonly<Record<string, number>>): void => {
  for (const [id, n] of Object.entries(shares)) l.bought[id] = (l.bought[id] ?? 0) + n;
};

/**
 * [1.09.12-e] Who does not answer when he is called abstains, whatever he had begun to buy or to sort; [1.09.14-d] on a Land
 * Bill he is against it, on a repeal for it. [1.09.823-i] One who is ruled is never against a Land Bill. [AGR-12] What he may
 * have promised he has not done.
 */
const silent = (_: unknown, l: Local) => [
  {
    instead: (cx: Cx<Rome>) => {
      const { mustVote = 'abstain' } = homeOnFloor(floorOf(cx.g, l));
      l.bought = {};
      return commit(cx, l, () => (mayVote(cx.g, l, mustVote) ? mustVote : 'for'), broken);
    },
  },
];

/** If the floor has moved, the draft is void; the vote looks what is left. */
const resumed = (cx: Cx<Rome>, l: Local) => {
  const floor = floorOf(cx.g, l);
  const same = floor.status === 'open' && floor.dead.length === l.dead && decider(cx.g, l.seat) === l.asked;
  // [1.09.642-c] What was decided meanwhile may have made it impossible.
  return same && (homeOnFloor(floor).isPossible?.(cx.g, floor.proposal) ?? true) ? undefined : end();
};

const isAsked = (l: Local, eye: Eye): boolean => l.asked === eye;

export const ballot = proc(
  'senate.ballot',
  { at: 'open', seat: 'open', asked: 'open', dead: 'open', bought: to(isAsked), ways: to(isAsked) },
  (a: { readonly at: number; readonly seat: FactionId }): Local => ({ ...a, asked: -1, dead: 0, bought: {}, ways: {} }),
  {
    start: (cx, l) => {
      l.asked = decider(cx.g, l.seat);
      l.dead = floorOf(cx.g, l).dead.length;
      return 'whole';
    },
    whole: {
      to: (cx, l) => l.asked,
      say: (cx, l) => aboutWhole(cx.g, l),
      rules: ['1.09.12-e', '1.09.14-a', '1.09.141-a', '1.09.142-b'],
      windows: ON_FLOOR,
      silent,
      // [1.09.14-f] A vote is open as soon as it is cast.
      aloud: ['aye', 'nay', 'abstain'],
      buttons: {
        aye: { when: (cx, l) => mayAll(cx.g, l, 'for'), take: (cx, l) => commit(cx, l, () => 'for') },
        nay: { when: (cx, l) => mayAll(cx.g, l, 'against'), take: (cx, l) => commit(cx, l, () => 'against') },
        abstain: { when: (cx, l) => mayAll(cx.g, l, 'abstain'), take: (cx, l) => commit(cx, l, () => 'abstain') },
        split: {
          rules: ['1.09.142-a'],
          when: (cx, l) => maySplit(cx.g, l),
          take: (cx, l) => (nextOf(cx.g, l) === undefined ? commitDraft(cx, l) : 'one'),
        },
      },
      allots: {
        buyVotes: {
          rules: ['1.09.141-b'],
          of: (cx, l) => {
            const of: Record<string, number> = {};
            let max = 0;
            const all = demands(cx.g, l);
            if (Object.keys(l.bought).length > 0) return moreToBuy(all, l);
            for (const s of votersOf(cx.g, floorOf(cx.g, l), l.seat)) {
              if (s.talents === 0) continue;
              of[s.id] = s.talents;
              max += s.talents;
            }
            return { of, min: leastBought(all), max };
          },
          withheld: ({ g }, l) => {
            const most = Object.keys(l.bought).length > 0 ? undefined : dearest(demands(g, l));
            return most && { '': reason(most.bound.agreement) };
          },
          take: (_, l, shares) => {
            buy(l, shares);
            return 'whole';
          },
        },
      },
      resumed,
    },
    one: {
      to: (cx, l) => l.asked,
      say: (cx, l, by) => {
        // How far he has got is nobody else's business.
        if (by !== l.asked) return aboutWhole(cx.g, l);
        const s = nextOf(cx.g, l)!;
        const besides = advancedVotes(cx.g, floorOf(cx.g, l).proposal, s);
        return say('ask.senate.voteOne', { who: s.id, n: votesOf(cx.g, s) + (l.bought[s.id] ?? 0) + besides });
      },
      rules: ['1.09.12-e', '1.09.142-a', '1.09.142-c'],
      windows: ON_FLOOR,
      silent,
      buttons: {
        aye: { when: (cx, l) => mayOne(cx.g, l, 'for'), take: (cx, l) => oneIs(cx, l, 'for') },
        nay: { when: (cx, l) => mayOne(cx.g, l, 'against'), take: (cx, l) => oneIs(cx, l, 'against') },
        abstain: { when: (cx, l) => mayOne(cx.g, l, 'abstain'), take: (cx, l) => oneIs(cx, l, 'abstain') },
      },
      // Promised while the votes were being sorted.
      allots: {
        buyVotes: {
          rules: ['AGR-12'],
          of: (cx, l) => moreToBuy(demands(cx.g, l), l),
          take: (_, l, shares) => {
            buy(l, shares);
            return 'one';
          },
        },
      },
      // [amb-6] Whoever was left to be asked may have been sent away meanwhile: those who are still here are asked anew.
      resumed: (cx, l) => resumed(cx, l) ?? (nextOf(cx.g, l) === undefined ? end() : undefined),
    },
  },
);
