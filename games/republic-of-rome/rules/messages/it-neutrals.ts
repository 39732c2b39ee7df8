/** Italian of the game for one and two players. */
import { neutral } from './it/neutrals.ts';
import { neutralRevenue } from './it/neutral-revenue.ts';
import { neutralForum } from './it/neutral-forum.ts';
import { neutralPlan } from './it/neutral-plan.ts';
import { neutralSpoils } from './it/neutral-spoils.ts';
import { neutralRevolution } from './it/neutral-revolution.ts';
import { neutralIntrigue } from './it/neutral-intrigue.ts';

export const neutralItalian = {
  ...neutral,
  ...neutralRevenue,
  ...neutralForum,
  ...neutralPlan,
  ...neutralSpoils,
  ...neutralRevolution,
  ...neutralIntrigue,
};
