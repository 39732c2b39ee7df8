import type { neutralPlan as source } from '../en/neutral-plan.ts';

export const neutralPlan: Readonly<Record<keyof typeof source, string>> = {};
