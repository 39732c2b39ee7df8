/** Italian. */
import type { en } from './en.ts';
import { asks } from './it/asks.ts';
import { combat } from './it/combat.ts';
import { first } from './it/first.ts';
import { names } from './it/names.ts';
import { play } from './it/play.ts';
import { printed } from './it/printed.ts';
import { sources } from './it/sources.ts';
import { verbs } from './it/verbs.ts';
import type { Translation } from './printed.ts';

export const it: Readonly<Record<keyof typeof en, string>> = { ...asks, ...combat, ...play, ...sources, ...verbs };

export const italian: Translation = { rules: it, names, printed, first };
