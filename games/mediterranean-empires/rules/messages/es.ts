/** Spanish. */
import type { en } from './en.ts';
import { asks } from './es/asks.ts';
import { combat } from './es/combat.ts';
import { first } from './es/first.ts';
import { names } from './es/names.ts';
import { play } from './es/play.ts';
import { printed } from './es/printed.ts';
import { sources } from './es/sources.ts';
import { verbs } from './es/verbs.ts';
import type { Translation } from './printed.ts';

export const es: Readonly<Record<keyof typeof en, string>> = { ...asks, ...combat, ...play, ...sources, ...verbs };

export const spanish: Translation = { rules: es, names, printed, first };
