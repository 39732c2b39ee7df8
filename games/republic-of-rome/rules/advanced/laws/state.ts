/** Laws that lie on the table to be voted on — 2.06.2 */
import type { Rome } from '../../game.ts';
import type { CardId, FactionId, SenatorId } from '../../ids.ts';
import type { ProposalOf } from '../../senate/proposal.ts';

export type LawProposal = ProposalOf<'law'>;

/** A Law that has its Sponsors and waits for its vote. */
export interface WaitingLaw {
  readonly by: FactionId;
  proposal: LawProposal;
}

export interface PassingLaws {
  /** Cards that have been laid down: one for which Sponsors are sought, those that wait, and those on the floor. */
  brought: CardId[];
  /** [2.06.2-d] In the order in which they were brought forward. */
  waiting: WaitingLaw[];
}

export const noLawsBrought = (): PassingLaws => ({ brought: [], waiting: [] });

/** Asked only where the rule is played. */
export const passingLaws = (g: Rome): PassingLaws => g.advanced!.laws!;

/** The cards, wherever the rule is played or not; of the game or of a view. */
export const lawsBrought = (g: {
  readonly advanced?: { readonly laws?: { readonly brought: readonly CardId[] } };
}): readonly CardId[] => g.advanced?.laws?.brought ?? NONE;
const NONE: readonly CardId[] = [];

/** Its vote is over, or it has not come to one. */
export const takeOffTable = (g: Rome, card: CardId): void => {
  const laws = passingLaws(g);
  laws.brought = laws.brought.filter((id) => id !== card);
};

/** [2.06.2-j][2.06.3-c] The Law goes on without him; his heir has his name and has sponsored nothing. */
export const withoutDead = (p: LawProposal, dead: readonly string[]): LawProposal => {
  const living = (id: LawProposal['sponsor']) => (dead.includes(id) ? '' : id);
  return { ...p, sponsor: living(p.sponsor), coSponsor: living(p.coSponsor) };
};

/** The same for those that wait. */
export const sponsorDied = (g: Rome, id: SenatorId): void => {
  for (const law of passingLaws(g).waiting) law.proposal = withoutDead(law.proposal, [id]);
};
