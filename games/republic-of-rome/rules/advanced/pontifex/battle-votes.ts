/** Votes of Priests and of the Pontifex Maximus on war — 2.01.32, 2.01.4 */
import type { Senator } from '../../game.ts';
import { isInRome, votesOf } from '../../rome/senators.ts';
import type { ForceOrder, Proposal } from '../../senate/proposal.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { isPontifex } from './pontificate.ts';
import { isPriest } from './priests.ts';

/**
 * [2.01.32-a][2.01.32-f] Forces against a War, a Rebel included, [2.01.32-g] but not for a Bequest; [2.01.32-h] more of them for a Proconsul.
 * [2.01.32-b] A Commander who is replaced or called home. [2.01.32-c][2.01.32-g] Not Garrisons, and not units by themselves.
 */
const isAboutWar = (o: ForceOrder): boolean =>
  o.t === 'recall' || o.t === 'reinforce' || (o.t === 'send' && !o.war.startsWith('card:'));

/** [2.01.32-d][A2-09] One such order makes the whole proposal one of war. */
export const isBattleProposal = (p: Proposal): boolean => p.t === 'deploy' && p.orders.some(isAboutWar);

/** [2.01.32-a][2.01.32-b] One for a Priest. */
export const priestVotes = (g: OpenRome, p: Proposal, s: Senator): number =>
  isBattleProposal(p) && isPriest(g, s.id) ? 1 : 0;
/** [2.01.4-a][2.01.4-b][2.01.4-c] As many again as the Pontifex Maximus has himself, bought ones left out; [2.01.4-d] he alone. */
export const doubledVotes = (g: OpenRome, p: Proposal, s: Senator): number =>
  isBattleProposal(p) && isPontifex(s) && isInRome(s) ? votesOf(g, s) : 0;

/** [2.01.32-e] Besides his own, the way he votes. [2.01.4-e][A2-08] A Priesthood is not doubled. */
export const battleVotes = (g: OpenRome, p: Proposal, s: Senator): number =>
  doubledVotes(g, p, s) + priestVotes(g, p, s);
