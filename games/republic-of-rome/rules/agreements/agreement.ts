/** Agreements as objects of the game: their shape — AGR-01 to AGR-19 */
import type { Eye } from '@tabularium/kernel';
import type { CardKind } from '../data/card-kinds.ts';
import type {
  CardId,
  ConcessionId,
  FactionId,
  LandBill,
  None,
  PerFaction,
  Phase,
  ProvinceId,
  SenatorId,
  WarId,
} from '../ids.ts';
import { isPlayerOf } from '../rome/players.ts';
import type { Kind } from '../senate/proposal.ts';
import type { Way } from '../senate/state.ts';

/**
 * [AGR-12] What a proposal must be for a clause to speak of it: its kind, and somebody or something it names; empty
 * stands for any.
 */
export interface About {
  readonly kind: Kind | None;
  readonly naming: SenatorId | WarId | ProvinceId | ConcessionId | `land-bill:${LandBill}` | CardId | None;
}
export const ANYTHING: About = { kind: '', naming: '' };

/** [AGR-14] What somebody promises not to do; `propose` holds for nominations as well. */
export const REFRAINS = ['propose', 'prosecute', 'veto', 'counter-bribe', 'bid', 'persuade'] as const;
export type Refrain = (typeof REFRAINS)[number];
/** [AGR-15] Roles to be given by whoever may give them, or accepted by whoever is asked. */
export const ROLES = [
  'prosecutor',
  'master-of-horse',
  'dictator',
  'sponsor',
  'commander',
  'priest',
  'advocate',
] as const;
export type Role = (typeof ROLES)[number];
/** [AGR-17] Ways to spend. */
export const SPENDINGS = ['contribute', 'games', 'knights', 'ransom'] as const;
export type Spending = (typeof SPENDINGS)[number];
/** [AGR-19] Offices that a condition can speak of: `consul` is either, since no deal is about which [1.04.3-e]. */
export const OFFICES_NAMED = ['consul', 'dictator', 'censor', 'master-of-horse', 'pontifex'] as const;
export type OfficeNamed = (typeof OFFICES_NAMED)[number];

/** What is promised. */
export type Promise =
  /** [AGR-10] Due in a Redistribution; what was not paid stays due. */
  | { readonly t: 'pay'; readonly n: number; paid: number }
  /**
   * [AGR-11] Due when a trading step opens: a card that is named, any of a kind, or one that was shown. [own-48] Of the last only
   * those in `seenBy` read which it is; for everybody else it is empty.
   */
  | { readonly t: 'card'; readonly card: CardId | CardKind | None; readonly seenBy?: readonly FactionId[] }
  /** [AGR-12] By all Senators or one; `bought`: at least so many votes bought by them. */
  | {
      readonly t: 'vote';
      readonly way: Way;
      readonly about: About;
      readonly senator: SenatorId | None;
      readonly bought: number;
    }
  /** [AGR-13] As whoever presides, or by a Tribune whose use is promised. */
  | { readonly t: 'propose'; readonly means: 'presiding' | 'tribune'; readonly about: About }
  /** [AGR-14] */
  | { readonly t: 'refrain'; readonly from: Refrain; readonly about: About }
  /** [AGR-15] */
  | { readonly t: 'appoint'; readonly role: Role; readonly senator: SenatorId }
  /** [AGR-16] To call these in this order, and this one (or -1) after all others, on a vote that is described. */
  | { readonly t: 'order'; readonly calls: readonly FactionId[]; readonly last: FactionId | -1; readonly about: About }
  /** [AGR-17] `n` is the least; a ransom costs what it costs. */
  | { readonly t: 'spend'; readonly how: Spending; readonly senator: SenatorId; readonly n: number }
  /** [AGR-18] */
  | { readonly t: 'text'; readonly text: string };
export const seesCard = (
  g: { readonly factions: readonly unknown[] },
  { seenBy }: PromiseOf<'card'>,
  eye: Eye,
): boolean => seenBy === undefined || seenBy.some((faction) => isPlayerOf(g, eye, faction));
export type PromiseOf<T extends Promise['t']> = Extract<Promise, { t: T }>;

/** [AGR-19] When a clause falls due at all. */
export type Condition =
  | { readonly t: 'always' }
  | { readonly t: 'clause'; readonly n: number }
  | { readonly t: 'office'; readonly senator: SenatorId; readonly office: OfficeNamed };

/** `lapsed`: never fell due. `void`: what it was about is gone. */
export type ClauseState = 'open' | 'performed' | 'failed' | 'lapsed' | 'void' | 'forgiven' | 'withdrawn';

export interface Clause {
  readonly by: FactionId;
  /** Who has a right to it. */
  readonly to: FactionId;
  promise: Promise;
  /** [AGR-10][AGR-12] The turn in whose steps it is due: from then on (Talents, cards, spending), then, or until its end (refraining). */
  readonly turn: number;
  readonly when: Condition;
  /** [AGR-19] The office has been gained. */
  met: boolean;
  state: ClauseState;
  /** [AGR-30] Disputed now; and whether it has been, since it can be once. */
  disputed: boolean;
  ruled: boolean;
  /** [AGR-28] The other side has failed: it does not bind until its party says that it is kept up all the same. */
  released: boolean;
}

export type Status =
  | 'offered'
  | 'active'
  | 'fulfilled'
  | 'broken'
  | 'void'
  | 'ended'
  | 'rejected'
  | 'withdrawn'
  | 'lapsed';

export interface Agreement {
  /** [AGR-05] The turn and a count of those that all its readers know of: a count of all would tell of private ones. */
  readonly id: number;
  readonly isPublic: boolean;
  readonly author: FactionId;
  readonly parties: readonly FactionId[];
  readonly clauses: Clause[];
  status: Status;
  accepted: FactionId[];
  /** [AGR-07] Who wishes it to end. */
  ending: FactionId[];
  /** [AGR-02][AGR-07] The offer that this one answers, or the agreement that it would change; 0 for none. */
  readonly counters: number;
  /** [AGR-03] The turn with whose end the offer lapses; or the phase, or `vote`: the vote that is going on, or else the next. */
  readonly until: number;
  readonly phase: Phase | 'setup' | 'vote' | None;
  /** [AGR-23] The earlier accepted prevails: a count of public ones as they became active; 0 before. */
  activeSince: number;
  /** [AGR-30] */
  dispute: Dispute | None;
}

export interface Dispute {
  readonly by: FactionId;
  readonly clause: number;
  /** Those who are not parties; `claimant` says that whoever opened it is right. */
  readonly voters: readonly FactionId[];
  /** All are shown together: until then a seat sees its own, and `cast` for the others. */
  readonly votes: PerFaction<'claimant' | 'respondent' | 'cast'>;
}

/** [AGR-03] Ends that an offer may carry at this moment; without one it stands until the end of the next turn. */
export const endsOfOffers = ({ phase }: { readonly phase: string }): readonly ('vote' | 'phase' | 'turn')[] =>
  phase === 'senate' ? ['vote', 'phase', 'turn'] : ['phase', 'turn'];

/** What one seat is writing; nobody else sees it. */
export interface Draft {
  readonly isPublic: boolean;
  readonly counters: number;
  parties: FactionId[];
  clauses: Clause[];
  /** The words chosen so far for the next clause. */
  words: string[];
  /** [AGR-03] How long the offer is to stand. */
  until: 'vote' | 'phase' | 'turn' | None;
}

export interface Agreements {
  all: Agreement[];
  /** By seat. */
  drafts: (Draft | None)[];
}
export const noAgreements = (players: number): Agreements => ({
  all: [],
  drafts: Array.from({ length: players }, () => ''),
});
