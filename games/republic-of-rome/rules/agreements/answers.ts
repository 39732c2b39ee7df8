/** Answering agreements — AGR-02, AGR-07, AGR-18, AGR-23, AGR-28 to AGR-30 */
import type { Cx, InputArg, Interrupt, Msg } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { say } from '../say.ts';
import type { Agreement, Clause } from './agreement.ts';
import { beginFrom, draftOf, isIn, WRITING } from './deals.ts';
import { canVote, isDisputable, openDispute, voteInDispute } from './dispute.ts';
import { accept, agreementRef, close, contraryTo, isParty, maybeAgreement, settle, tell, wishEnd } from './life.ts';
import { ownFaction } from '../rome/players.ts';

/** What can be answered, as `answer+agreement:7`, or `answer+agreement:7+clause:2`. */
const answers = (g: Rome, by: FactionId): string[] => {
  if (g.agreements.all.length === 0 || !isIn(g, by)) return [];
  return g.agreements.all.flatMap((a) => {
    const ref = agreementRef(a);
    if (a.dispute !== '' && canVote(g, a.dispute, by)) return [`claimant+${ref}`, `respondent+${ref}`];
    if (!isParty(a, by)) return [];
    return a.status === 'offered' ? toOffer(g, a, by, ref) : a.status === 'active' ? toActive(g, a, by, ref) : [];
  });
};
const toOffer = (g: Rome, a: Agreement, by: FactionId, ref: string): string[] => {
  if (a.author === by) return [`withdraw-offer+${ref}`];
  if (a.accepted.includes(by)) return [];
  // [AGR-23] One that contradicts an active agreement cannot be accepted.
  const may = contraryTo(g, a, by) === undefined;
  return [...(may ? [`accept+${ref}`] : []), `reject+${ref}`, ...(draftOf(g, by) ? [] : [`counter+${ref}`])];
};
const toActive = (g: Rome, a: Agreement, by: FactionId, ref: string): string[] => [
  ...(a.ending.includes(by) ? [] : [`end+${ref}`]),
  ...(draftOf(g, by) || !a.parties.every((p) => isIn(g, p)) ? [] : [`change+${ref}`]),
  ...a.clauses.flatMap((c, n) => toClause(a, c, by).map((what) => `${what}+${ref}+clause:${n + 1}`)),
];
const toClause = (a: Agreement, c: Clause, by: FactionId): string[] => {
  const isUnsettled = c.state === 'open';
  const own = isUnsettled && c.by === by && c.released;
  return [
    // [AGR-18] Whoever it is owed to says when free text has been performed; [AGR-06] or anything that was agreed privately.
    ...(isUnsettled && c.to === by && (c.promise.t === 'text' || !a.isPublic) ? ['performed'] : []),
    // [AGR-29]
    ...(isUnsettled && c.to === by && c.promise.t === 'pay' ? ['forgive'] : []),
    // [AGR-28]
    ...(own ? ['take-back', 'keep-up'] : []),
    ...(mayDispute(a, c, by) ? ['dispute'] : []),
  ];
};
/** [AGR-30] That something was performed disputes another than whoever did it; that it failed, he himself. */
const mayDispute = (a: Agreement, c: Clause, by: FactionId): boolean =>
  isDisputable(a, c) && (c.state === 'open' || (c.state === 'failed') === (c.by === by));

const parts = (arg: string): [what: string, id: number, clause: number] => {
  const [what = '', ref = '', at = ''] = arg.split('+');
  return [what, Number(ref.slice('agreement:'.length)), Number(at.slice('clause:'.length)) - 1];
};

const answer: Interrupt<Rome> = {
  verb: 'answerDeal',
  window: '*',
  offer: ({ g }, by) => ({ t: 'pick', of: answers(g, ownFaction(g, by)), rules: ['AGR-02', 'AGR-07', '1.04.3-b'] }),
  // [AGR-23] With both clauses named.
  why: ({ g }, by, arg): Msg | undefined => {
    const [what, id] = parts(arg);
    const a = maybeAgreement(g, id);
    if (what !== 'accept' || a?.status !== 'offered' || !isParty(a, ownFaction(g, by))) return undefined;
    const found = contraryTo(g, a, ownFaction(g, by));
    return found && say('no.contrary', { n: found.own, what: agreementRef(found.other), its: found.its });
  },
  act: (cx, by, arg) => respond(cx, ownFaction(cx.g, by), arg),
};

const respond = (cx: Cx<Rome>, by: FactionId, arg: InputArg | undefined): void => {
  if (typeof arg !== 'string') return;
  const [what, id, n] = parts(arg);
  const a = maybeAgreement(cx.g, id)!;
  if (what === 'accept') accept(cx, a, by);
  else if (what === 'reject') close(cx, a, 'rejected');
  else if (what === 'withdraw-offer') close(cx, a, 'withdrawn');
  else if (what === 'end') wishEnd(cx, a, by);
  else if (what === 'counter' || what === 'change') beginFrom(cx.g, a, by);
  else if (what === 'claimant' || what === 'respondent') voteInDispute(cx, a, by, what);
  else respondToClause(cx, a, a.clauses[n]!, by, what);
};
const respondToClause = (cx: Cx<Rome>, a: Agreement, c: Clause, by: FactionId, what: string): void => {
  if (what === 'performed') settle(cx, a, c, 'performed', 'creditor');
  else if (what === 'forgive') settle(cx, a, c, 'forgiven', 'creditor');
  else if (what === 'take-back') settle(cx, a, c, 'withdrawn', 'creditor');
  else if (what === 'dispute') openDispute(cx, a, by, c);
  else {
    c.released = false;
    const told = { who: factionRef(by), what: agreementRef(a), n: a.clauses.indexOf(c) + 1 };
    tell(cx, a, say('deal.keptUp', told), 'AGR-28');
  }
};

export const DEAL_INTERRUPTS: readonly Interrupt<Rome>[] = [...WRITING, answer];
