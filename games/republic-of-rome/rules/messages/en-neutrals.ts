/** English of the game for one and two players: one file for each section. */
import { neutral } from './en/neutrals.ts';
import { neutralRevenue } from './en/neutral-revenue.ts';
import { neutralForum } from './en/neutral-forum.ts';
import { neutralPlan } from './en/neutral-plan.ts';
import { neutralSpoils } from './en/neutral-spoils.ts';
import { neutralRevolution } from './en/neutral-revolution.ts';
import { neutralIntrigue } from './en/neutral-intrigue.ts';

export const neutralEnglish = {
  ...neutral,
  ...neutralRevenue,
  ...neutralForum,
  ...neutralPlan,
  ...neutralSpoils,
  ...neutralRevolution,
  ...neutralIntrigue,
} as const;
