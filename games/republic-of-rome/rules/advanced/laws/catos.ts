/** The Catos, when a Law is voted on — 2.06.C-f, 2.06.C-g */
import { abilityOf } from '../../data/printed.ts';
import type { Senator } from '../../game.ts';
import type { Proposal } from '../../senate/proposal.ts';
import type { OpenRome } from '../../sight/sight.ts';

/** [2.06.C-f][2.06.C-g][card-33-b][card-126-b] Of either. */
export const catoVotes = (g: OpenRome, p: Proposal, s: Senator): number =>
  p.t === 'law' ? (abilityOf(g, s.id)?.lawVotes ?? 0) : 0;
/** [2.06.C-g] The Younger's Knights vote twice. */
export const catoKnights = (g: OpenRome, p: Proposal, s: Senator): number =>
  p.t === 'law' && abilityOf(g, s.id)?.doublesKnightsOnLaws ? s.knights : 0;

export const lawVotes = (g: OpenRome, p: Proposal, s: Senator): number => catoVotes(g, p, s) + catoKnights(g, p, s);
