/** Votes that the Advanced Rules give a Senator besides his own, the way he votes — 2.01.32, 2.01.4, 2.06.C */
import type { Senator } from '../game.ts';
import type { Proposal } from '../senate/proposal.ts';
import type { OpenRome } from '../sight/sight.ts';
import { plays } from './advanced.ts';
import { advanced } from './part.ts';

export const advancedVotes = (g: OpenRome, p: Proposal, s: Senator): number =>
  (plays(g, 'pontifex') ? advanced().battleVotes(g, p, s) : 0) +
  (plays(g, 'passing-laws') ? advanced().lawVotes(g, p, s) : 0);
