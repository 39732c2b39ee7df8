/** What events do when the Revenue Phase begins — 1.06-a */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { alliesGive } from './allied-enthusiasm.ts';
import { barbarianRaids } from './barbarian-raids.ts';
import { collectBequests } from './bequests.ts';
import { internalDisorder } from './internal-disorder.ts';

/** [1.06-a] Raids before disorder: a Province that is overrun is Undeveloped when the other comes. */
export const startOfRevenue = (cx: Cx<Rome>): void => {
  barbarianRaids(cx);
  internalDisorder(cx);
  alliesGive(cx);
  collectBequests(cx);
};
