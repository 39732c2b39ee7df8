/** Italian. */
import type { en } from './en.ts';
import { asks } from './it/asks.ts';
import { combat } from './it/combat.ts';
import { play } from './it/play.ts';
import { sources } from './it/sources.ts';
import { verbs } from './it/verbs.ts';

export const it: Readonly<Record<keyof typeof en, string>> = { ...asks, ...combat, ...play, ...sources, ...verbs };
