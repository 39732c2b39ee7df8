/** The meeting of the Senate as data: its step, what lies on the floor, what has been decided this turn. */
import type { FactionId, LandBill, None, SenatorId } from '../ids.ts';
import type { Proposal } from './proposal.ts';

/** [1.09.1-c] */
export const STEPS_OF_MEETING = [
  'closed',
  'consuls',
  // [2.01.2-c] Only with the Pontifex Maximus.
  'pontifex',
  'dictator',
  'censor',
  'prosecutions',
  'governors',
  'business',
  'adjourning',
] as const;
export type Step = (typeof STEPS_OF_MEETING)[number];

export type Way = 'for' | 'against' | 'abstain';

/** What one Senator has cast. `votes` are those he had at that moment, bought ones and Influence votes included. */
interface Ballot {
  readonly senator: SenatorId;
  readonly faction: FactionId;
  readonly way: Way;
  readonly votes: number;
  readonly bought: number;
}

/** How it came to the floor. `ability`: a Gracchus. `law`: a Law out of a hand [2.06.2-c]. `special`: the trial of an Assassin's Leader [1.09.74-a]. */
export type Means = 'presiding' | 'tribune' | 'ability' | 'censor' | 'special' | 'law';

/** Something that is being voted on. */
export interface Floor {
  proposal: Proposal;
  /** Whose proposal it is. */
  readonly by: FactionId;
  readonly means: Means;
  /** [1.09.144-a] The Senator who presided and put it; empty for the others' proposals. */
  readonly proposer: SenatorId | None;
  /** [1.09.152-c] Put by a Dictator: no veto. */
  readonly byDictator: boolean;
  /** [amb-14] Senators in Rome when it was put: nobody who comes later votes on it. */
  readonly present: readonly SenatorId[];
  /** Factions that have voted. */
  called: FactionId[];
  votes: Ballot[];
  /** [1.09.421-c] Votes of the people. */
  appeal: number;
  appealed: boolean;
  /** [2.05.3-d] Only with Advocates: votes that the trial roll has given against conviction, below 0 for it. */
  trial?: number;
  /** Senators who have died since it was put, in order [1.09.721-a]. */
  dead: SenatorId[];
  status: 'open' | 'vetoed' | 'cancelled' | 'decided';
  /** [1.09.623-a] The one attempt over a Land Bill has been made. */
  attempted: boolean;
}

/** How a vote ended. */
export type Verdict = 'passed' | 'failed' | 'vetoed' | 'cancelled';

export interface SenateState {
  step: Step;
  /** [1.09.12-a] Presiding Magistrate; empty: the HRAO of the moment takes over before the next question. */
  presiding: SenatorId | None;
  /** [1.09.144-d][amb-106] They preside no more this turn. */
  steppedDown: SenatorId[];
  /** The last one is on the floor; those before it are suspended [1.09.642-b][1.09.74-f]. */
  floors: Floor[];
  /** [1.09.131-a][1.09.152-e] Keys of what was rejected or vetoed this phase. */
  rejected: string[];
  /** [1.09.173-a] Offices filled this turn. */
  filled: { consuls: boolean; dictator: boolean; censor: boolean };
  /** [1.09.151-e] The right to make the next proposal. */
  reserved: { readonly by: FactionId } | None;
  /** [1.09.131-e] */
  lifeProposed: boolean;
  /** [1.09.62-c] */
  landBills: LandBill[];
  /** [1.09.621-f] */
  repealTried: boolean;
  /** [1.09.41-b] Prosecutions held, and the grounds tried (`senator ground`) [1.09.43-a]. */
  minor: number;
  major: number;
  tried: string[];
  /**
   * [1.09.63-c] Units raised and eliminated this phase; Legions by number [amb-108]. Of the Fleets raised those that are still in
   * the Active Forces box. `veterans`: the Legions eliminated that were Veterans.
   */
  raised: { legions: number[]; fleets: number };
  eliminated: { legions: number[]; veterans: number[]; fleets: number };
  /** [1.09.51-b][1.09.51-c] Provinces that Governors back this turn will not go to: keys of such posts. */
  declined: string[];
  /** The session goes on after adjournment for a Tribune's proposal [amb-4]. */
  adjourned: boolean;
  /** [1.09.642-a] The Presiding Magistrate has left for war: the meeting is over. */
  departed: boolean;
  /** [1.09.41-e] The Censor has handed the meeting back: no more Prosecutions. */
  handedBack: boolean;
  /** [1.09.151-f] Whose Tribune is about to make a proposal; -1 for nobody's. */
  tribune: FactionId | -1;
  /** [card-105-a] Who has just resolved Murder of a Tribune or Graft; -1 for nobody. */
  provoked: FactionId | -1;
  /** [1.05.3-h] Who died while an Assassin's Leader was tried, from the end of the trial until what it stepped into has been told. */
  diedAtTrial: SenatorId[];
  /** [1.09.83-a] Minor Motions, one for each player at most (amb-107). */
  motions: Motion[];
}

/** A Minor Motion: a poll without effect. */
interface Motion {
  readonly by: FactionId;
  readonly about: string;
  ayes: FactionId[];
  nays: FactionId[];
}

/** Before the meeting, and between meetings. */
export const closedSenate = (): SenateState => ({
  step: 'closed',
  presiding: '',
  steppedDown: [],
  floors: [],
  rejected: [],
  filled: { consuls: false, dictator: false, censor: false },
  reserved: '',
  lifeProposed: false,
  landBills: [],
  repealTried: false,
  minor: 0,
  major: 0,
  tried: [],
  raised: { legions: [], fleets: 0 },
  eliminated: { legions: [], veterans: [], fleets: 0 },
  declined: [],
  adjourned: false,
  departed: false,
  handedBack: false,
  tribune: -1,
  provoked: -1,
  diedAtTrial: [],
  motions: [],
});

/** Does a key of a proposal, a post or a charge name this Senator? */
const isNamedIn = (key: string, id: SenatorId): boolean => key.split(/[^\w:-]+/u).includes(id);

/**
 * What the meeting has decided about somebody who has died. His heir, or one of his Family who comes from the Curia, has his name
 * and is another man: [1.09.144-d] he has not stepped down, [1.09.131-b][1.09.2-c] he has not been rejected, [1.09.51-b] he
 * has declined nothing, and [1.09.43-a] nobody has tried him.
 */
export const forgetSenator = (senate: SenateState, id: SenatorId): void => {
  senate.steppedDown = senate.steppedDown.filter((x) => x !== id);
  const others = (keys: string[]): string[] => keys.filter((key) => !isNamedIn(key, id));
  senate.rejected = others(senate.rejected);
  senate.declined = others(senate.declined);
  senate.tried = others(senate.tried);
};
