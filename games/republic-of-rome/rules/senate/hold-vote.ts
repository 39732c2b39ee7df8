/**
 * A vote as the rest of the rules call it. What happens in it is in `vote.ts`: procedures are found by name, so a vote may
 * lead to another vote (an Assassin's trial, a Tribune's proposal) without two files needing each other.
 */
import type { Proc } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { Floor, Verdict } from './state.ts';
import type { FactionId } from '../ids.ts';

export interface VoteLocals {
  /** Which floor. */
  at: number;
  /** How many of its dead have been settled. */
  seen: number;
  /** [amb-20] The order that was published, and who presided then. */
  order: FactionId[];
  orderBy: string;
  /** The Faction that is called. */
  seat: FactionId;
  /** How [w1] and [w3] ended: each is held until everybody has passed, anew after a death that the vote survives. */
  opened: 'closed' | 'interrupted';
  last: 'closed' | 'interrupted';
  early?: Verdict | undefined;
  verdict: Verdict;
}

export const VOTE = 'senate.vote';
export const beginVote = (): VoteLocals => ({
  at: -1,
  seen: 0,
  order: [],
  orderBy: '',
  seat: -1,
  opened: 'interrupted',
  last: 'interrupted',
  verdict: 'failed',
});
/** Votes on what lies uppermost on the floor, and takes it off. Everything that follows has been done when it ends. */
export const holdVote: Proc<Rome, unknown, Verdict> = { name: VOTE, init: beginVote, sight: {}, nodes: {} };

/** What it is about. */
export const floorOf = (g: Rome, l: VoteLocals): Floor => g.senate.floors[l.at]!;
