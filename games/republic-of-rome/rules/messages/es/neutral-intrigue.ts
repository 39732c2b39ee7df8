import type { neutralIntrigue as source } from '../en/neutral-intrigue.ts';

export const neutralIntrigue: Readonly<Record<keyof typeof source, string>> = {};
