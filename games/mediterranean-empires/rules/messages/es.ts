/** Spanish. */
import type { en } from './en.ts';
import { asks } from './es/asks.ts';
import { combat } from './es/combat.ts';
import { play } from './es/play.ts';
import { sources } from './es/sources.ts';
import { verbs } from './es/verbs.ts';

export const es: Readonly<Record<keyof typeof en, string>> = { ...asks, ...combat, ...play, ...sources, ...verbs };
