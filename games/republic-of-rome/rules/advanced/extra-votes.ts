/** Votes that the Advanced Rules give a Senator besides his own, the way he votes — 2.01.32, 2.01.4, 2.06.C */
import type { Senator } from '../game.ts';
import type { Proposal } from '../senate/proposal.ts';
import type { OpenRome } from '../sight/sight.ts';
import { plays } from './advanced.ts';
import { lawVotes } from './laws/catos.ts';
import { battleVotes } from './pontifex/battle-votes.ts';

export const advancedVotes = (g: OpenRome, p: Proposal, s: Senator): number =>
  (plays(g, 'pontifex') ? battleVotes(g, p, s) : 0) + (plays(g, 'passing-laws') ? lawVotes(g, p, s) : 0);
