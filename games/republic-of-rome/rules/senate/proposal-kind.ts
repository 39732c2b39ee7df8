/**
 * The home of a kind of proposal: everything that the rest of the rules ask about it, in one place. The voting itself is the
 * same for all [1.09.14-c]. A kind that leaves something out does not compile. Its sentence on a board stands in
 * `sentence.ts`, so that a board need not load the rules.
 */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx, Msg, Proc, Rules } from '@tabularium/kernel';
import type { AdvancedRule } from '../advanced/advanced.ts';
import type { Rome, Senator } from '../game.ts';
import type { en } from '../messages/en.ts';
import type { Kind, Proposal, ProposalOf } from './proposal.ts';
import type { Floor, Means, Step, Verdict } from './state.ts';
import type { FactionId } from '../ids.ts';

/** Who is drafting, and how it will come to the floor. */
export interface Drafting {
  readonly by: FactionId;
  readonly means: Means;
}

/** What a clause of an agreement can say that a proposal names [AGR-12]. */
export type Nameable = 'senator' | 'war' | 'province' | 'concession' | 'bill' | 'law';

export interface ProposalKind<K extends Kind> {
  readonly t: K;
  /** What players read. */
  readonly name: `kind:${K}` & keyof typeof en;
  /** [2.00-c] The Advanced Rule that brings it; without this rule it does not exist. */
  readonly advanced?: AdvancedRule;
  /** [1.09.1-c][1.09.151-c][1.09.151-l] When it may be put by whoever presides, or by Tribune. None: it is never put this way. */
  readonly steps: readonly Step[];
  /** [2.06.2-c] Its card brings it, whoever presides: nobody can promise to propose it as PM or by Tribune [AGR-21]. */
  readonly fromHand?: true;
  /** [1.09.173-a] Has it been decided for this meeting, so that it cannot come any more? */
  isSettled?(g: Rome): boolean;
  /** [1.09.152-a][1.09.152-c] Whose veto stops it. What Tribunes may veto, a standing order may veto as well (amb-F5). */
  readonly vetoedBy: 'tribunes' | 'nobody';
  /** [AGR-12] What a clause of an agreement may say that it names; `nothing` when no clause can speak of this kind at all. */
  readonly promisable: readonly Nameable[] | 'nothing';
  /**
   * May anything of this kind be put now, at this step, by these means? If it is its time and it may not, why: it stands greyed
   * among the others. Public facts only.
   */
  mayPut(g: Rome, by: FactionId, means: Means): boolean | Msg;
  /** [AGR-13] Could one that is drawn up now name this Senator, War, Province …? Left out where it names nothing. Public facts only. */
  canName?(g: Rome, ref: string): boolean;
  /** Asks for the contents, step by step, consents included; ends with the proposal, or nothing when it was dropped. */
  readonly draft: Proc<Rome, Drafting, ProposalOf<K> | undefined>;
  /** Where somebody is asked for his consent while it is drawn up. */
  readonly consents?: Rules<Rome>['procs'];
  /** [1.09.131-c] What makes it the same as one that was rejected; empty when nothing does. */
  key(p: ProposalOf<K>, g: Rome): string;
  /**
   * [1.09.721-a] What is left of it after these deaths: itself, a lesser proposal, or nothing when it is cancelled.
   * `cancelled` must note what a cancellation uses up [1.09.721-c].
   */
  surviving(cx: Cx<Rome>, p: ProposalOf<K>, dead: readonly string[]): ProposalOf<K> | undefined;
  /** [1.09.16-a] Carries it out, at once, asking nobody. What must be asked afterwards is asked by `afterwards`. */
  pass(cx: Cx<Rome>, p: ProposalOf<K>, floor: Floor): void;
  /** Defeated or vetoed: what follows besides being barred from coming back. */
  fail?(cx: Cx<Rome>, p: ProposalOf<K>, floor: Floor, how: 'defeated' | 'vetoed'): void;
  /** Forced choices that belong to the effect (Rome or Field Consul, Master of Horse, Legate); run after `pass`, locked. */
  readonly afterwards?: Proc<Rome, { readonly proposal: Proposal }, unknown>;
  /** [1.09.14-d] Abstaining is not allowed; silence counts this way. */
  readonly mustVote?: 'for' | 'against';
  /** [1.09.642-c] Could it still be carried out? Asked when a suspended vote goes on, and before a draft comes to the floor. */
  isPossible?(g: Rome, p: ProposalOf<K>): boolean;
  /** [1.09.42-b][1.09.821-c] Votes a Senator casts besides ORA, Knights and bought ones, the way he casts these. */
  extraVotes?(g: OpenRome, p: ProposalOf<K>, s: Senator): number;
  /** [1.09.621-c] The only way in which this Senator may vote. */
  bound?(p: ProposalOf<K>, senator: string): 'for' | undefined;
  /** What is asked before anybody votes. */
  readonly beforeVote?: {
    isDue(g: Rome, p: ProposalOf<K>): boolean;
    ask(): Proc<Rome, unknown, unknown>;
  };
  /** What is rolled when all have voted. */
  beforeCount?(cx: Cx<Rome>, p: ProposalOf<K>, floor: Floor): void;
  /** However it ended: what follows for those who had a part in it. */
  judged?(cx: Cx<Rome>, p: ProposalOf<K>, floor: Floor, verdict: Verdict): void;
  /**
   * [1.09.421-a] What is asked of a Faction when it is called, before it votes: the Popular Appeal. Ends with a verdict
   * when that settles the matter (everything that follows from it done), or with nothing and the vote goes on.
   */
  readonly whenCalled?: {
    applies(g: Rome, p: ProposalOf<K>, faction: FactionId): boolean;
    readonly ask: Proc<Rome, { readonly seat: FactionId }, Verdict | undefined>;
  };
}
export const proposalKind = <K extends Kind>(k: ProposalKind<K>): ProposalKind<K> => k;
