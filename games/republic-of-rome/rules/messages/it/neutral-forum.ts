import type { neutralForum as source } from '../en/neutral-forum.ts';

export const neutralForum: Readonly<Record<keyof typeof source, string>> = {};
