/** Disputes — AGR-30, AGR-31, 1.04.3-h */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { say } from '../say.ts';
import type { Agreement, Clause, Dispute } from './agreement.ts';
import { agreementRef, reviewAfterDispute, settle } from './life.ts';
import { factionsIn, played } from '../rome/players.ts';

/** [AGR-30] Free text, or whether something was performed; once for each clause. [1.04.4-a] There is no remedy for a private one. */
export const isDisputable = (a: Agreement, c: Clause): boolean =>
  a.isPublic && a.dispute === '' && !c.ruled && (c.state === 'open' || c.state === 'performed' || c.state === 'failed');

/** [AGR-30][1.04.3-h] Players who are not parties vote; with none the literal wording is upheld at once. */
export const openDispute = (cx: Cx<Rome>, a: Agreement, by: FactionId, clause: Clause): void => {
  const voters = played(cx.g, factionsIn(cx.g)).filter((faction) => !a.parties.includes(faction));
  const n = a.clauses.indexOf(clause);
  cx.log(say('deal.disputed', { who: factionRef(by), what: agreementRef(a), n: n + 1 }), 'AGR-30');
  clause.disputed = true;
  clause.ruled = true;
  a.dispute = { by, clause: n, voters, votes: {} };
  if (voters.length === 0) decide(cx, a);
};

export const canVote = (g: Rome, d: Dispute, by: FactionId): boolean =>
  d.voters.includes(by) && !(by in d.votes) && g.factions[by]!.status === 'in';

export const voteInDispute = (cx: Cx<Rome>, a: Agreement, by: FactionId, way: 'claimant' | 'respondent'): void => {
  if (a.dispute === '') return;
  a.dispute.votes[by] = way;
  decideIfAll(cx, a, by);
};
/** Whoever has left the table is not waited for. */
export const decideIfAll = (cx: Cx<Rome>, a: Agreement, by?: FactionId): void => {
  const { dispute } = a;
  if (dispute !== '' && !dispute.voters.some((v) => canVote(cx.g, dispute, v))) decide(cx, a, by);
};

/**
 * [AGR-30][amb-62] With a majority for the claimant what he says is true: it was not performed, or, if it was his own that
 * had failed, it was. A tie, or nobody, upholds the wording: everything stays as it is. [amb-62] Who has not voted by the
 * end of the turn has abstained. `by`: whoever has cast the last vote.
 */
export const decide = (cx: Cx<Rome>, a: Agreement, by?: FactionId): void => {
  const { dispute } = a;
  if (dispute === '') return;
  const clause = a.clauses[dispute.clause]!;
  const claimant = Object.values(dispute.votes).filter((v) => v === 'claimant').length;
  const against = Object.values(dispute.votes).length - claimant;
  // [1.04.3-h] Votes of others are shown now: nobody may look at them, take back what led here, and vote again.
  if (Object.keys(dispute.votes).some((voter) => Number(voter) !== by)) cx.reveal();
  a.dispute = '';
  clause.disputed = false;
  const told = { what: agreementRef(a), n: dispute.clause + 1, claimant, against };
  cx.log(say('deal.verdict', told), '1.04.3-h');
  const isOwn = clause.by === dispute.by;
  // [AGR-29] What counts as never paid is owed again.
  if (claimant > against && !isOwn && clause.promise.t === 'pay' && clause.state === 'performed')
    clause.promise.paid = 0;
  if (claimant > against) settle(cx, a, clause, isOwn ? 'performed' : 'failed', 'verdict');
  else if (against > claimant && clause.promise.t === 'text' && clause.state === 'open') {
    settle(cx, a, clause, isOwn ? 'failed' : 'performed', 'verdict');
  } else reviewAfterDispute(cx, a);
};
