/** Spanish of the game for one and two players. */
import { neutral } from './es/neutrals.ts';
import { neutralRevenue } from './es/neutral-revenue.ts';
import { neutralForum } from './es/neutral-forum.ts';
import { neutralPlan } from './es/neutral-plan.ts';
import { neutralSpoils } from './es/neutral-spoils.ts';
import { neutralRevolution } from './es/neutral-revolution.ts';
import { neutralIntrigue } from './es/neutral-intrigue.ts';

export const neutralSpanish = {
  ...neutral,
  ...neutralRevenue,
  ...neutralForum,
  ...neutralPlan,
  ...neutralSpoils,
  ...neutralRevolution,
  ...neutralIntrigue,
};
