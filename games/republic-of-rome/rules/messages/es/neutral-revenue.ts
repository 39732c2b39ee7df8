import type { neutralRevenue as source } from '../en/neutral-revenue.ts';

export const neutralRevenue: Readonly<Record<keyof typeof source, string>> = {};
