/** Counting votes — 1.09.141, 1.09.143, 1.09.144, 1.09.721 */
import type { OpenRome } from '../sight/sight.ts';
import { plus, type Tally, type TallyPart, tally } from '@tabularium/kernel';
import { isTwoThirds } from '../advanced/pontifex/two-thirds.ts';
import type { Rome, Senator } from '../game.ts';
import { isAlignedInRome, maybeSenator } from '../rome/senators.ts';
import type { Floor, Way } from './state.ts';
import type { FactionId } from '../ids.ts';

/** [1.09.141-e][amb-14] Senators of a Faction who may vote on this: in Rome since it was put, and the same men. */
const isVoter = (floor: Floor, s: Senator): boolean =>
  isAlignedInRome(s) && floor.present.includes(s.id) && !floor.dead.includes(s.id);
export const votersOf = (g: OpenRome, floor: Floor, faction: FactionId): Senator[] => {
  const found: Senator[] = [];
  for (const s of g.senators) if (s.faction === faction && isVoter(floor, s)) found.push(s);
  return found;
};
export const hasVoters = (g: Rome, floor: Floor, faction: FactionId): boolean => {
  for (const s of g.senators) if (s.faction === faction && isVoter(floor, s)) return true;
  return false;
};

/** [1.09.721-f] Votes stand though their Senator has died. [1.09.143-b] Abstentions are not votes. */
export const votesCast = (floor: Floor, way: Way): number => {
  const cast = floor.votes.reduce((n, b) => (b.way === way ? n + b.votes : n), 0);
  // [1.09.421-c] The people's votes: against the Accused below 0, for him above.
  // [2.05.3-d] Those of the trial roll likewise.
  const { appeal, trial = 0 } = floor;
  if (way === 'for') return cast + Math.max(0, -appeal) + Math.max(0, -trial);
  return way === 'against' ? cast + Math.max(0, appeal) + Math.max(0, trial) : cast;
};

/** The same number with its reasons. */
export const voteTally = (floor: Floor, way: 'for' | 'against'): Tally => {
  const people = way === 'for' ? -floor.appeal : floor.appeal;
  const parts: TallyPart[] = floor.votes
    .filter((b) => b.way === way)
    .flatMap((b) => [
      plus('votes', b.votes - b.bought, '1.09.141-a', [b.senator]),
      plus('bought', b.bought, '1.09.141-b', [b.senator]),
    ]);
  const pleaded = way === 'for' ? -(floor.trial ?? 0) : (floor.trial ?? 0);
  return tally(
    way,
    ...parts,
    plus('people', Math.max(0, people), '1.09.421-c'),
    plus('pleaded', Math.max(0, pleaded), '2.05.3-d'),
  );
};

/**
 * [1.09.143-a] More than half of those cast; [1.09.143-c] so never without one in favour. [1.09.143-d][2.01.H-d] Only the recall of a
 * Pontifex Maximus needs more.
 */
export const hasPassed = (floor: Floor): boolean => {
  const [ayes, nays] = [votesCast(floor, 'for'), votesCast(floor, 'against')];
  return floor.proposal.t === 'recall-pontifex' ? isTwoThirds(ayes, nays) : ayes > nays;
};

/** The statement by which it was decided. */
export const majorityRule = ({ proposal }: Floor): string =>
  proposal.t === 'recall-pontifex' ? '2.01.8-b' : '1.09.143-a';

/**
 * [1.09.144-a][1.09.144-h][amb-95] At least one Senator of another player was in Rome to vote, and every one of them voted
 * against, [1.09.721-f] those who are dead or away by now included. [1.09.144-g] Only what somebody presiding has put. [amb-18] Not if he is dead.
 */
export const isUnanimousDefeat = (g: Rome, floor: Floor): boolean => {
  const { proposer } = floor;
  if (proposer === '' || floor.dead.includes(proposer)) return false;
  const own = maybeSenator(g, proposer)?.faction;
  const others = floor.votes.filter((b) => b.faction !== own);
  return others.length > 0 && others.every((b) => b.way === 'against');
};
