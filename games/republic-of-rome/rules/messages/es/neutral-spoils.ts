import type { neutralSpoils as source } from '../en/neutral-spoils.ts';

export const neutralSpoils: Readonly<Record<keyof typeof source, string>> = {};
