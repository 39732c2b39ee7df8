import type { neutralRevolution as source } from '../en/neutral-revolution.ts';

export const neutralRevolution: Readonly<Record<keyof typeof source, string>> = {};
