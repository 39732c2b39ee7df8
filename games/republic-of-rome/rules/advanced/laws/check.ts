/** What must be true of Laws that lie on the table to be voted on */
import { Broken } from '@tabularium/kernel';
import { cardOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { maybeSenator } from '../../rome/senators.ts';
import type { Proposal } from '../../senate/proposal.ts';
import { type LawProposal, passingLaws } from './state.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};
const isLaw = (p: Proposal): p is LawProposal => p.t === 'law';

/** That no card lies in two places is true of all of them. */
export const checkPassingLaws = (g: Rome): void => {
  const { brought, waiting } = passingLaws(g);
  demand(brought.length === 0 || g.phase === 'senate', `laws lie on the table in the ${g.phase} phase`);
  for (const card of brought) demand(cardOf(g, card).kind === 'law', `${card} is no law`);
  const inLine = waiting.map((law) => law.proposal);
  const proposals = [...inLine, ...g.senate.floors.map((f) => f.proposal).filter(isLaw)];
  demand(new Set(proposals.map((p) => p.card)).size === proposals.length, 'a law is to be voted on twice');
  // For one more Sponsors may be sought just now.
  demand(brought.length - proposals.length <= 1, 'a law lies on the table for no reason');
  for (const { card, sponsor, coSponsor } of proposals) {
    demand(brought.includes(card), `${card} is to be voted on and does not lie on the table`);
    demand(sponsor === '' || sponsor !== coSponsor, `${sponsor} sponsors ${card} twice`);
  }
  for (const id of inLine.flatMap((p) => [p.sponsor, p.coSponsor])) {
    demand(id === '' || maybeSenator(g, id) !== undefined, `${id} sponsors a law and is not in play`);
  }
};
