/** English: the source of every key and of its arguments. */
import { asks } from './en/asks.ts';
import { combat } from './en/combat.ts';
import { play } from './en/play.ts';
import { sources } from './en/sources.ts';
import { verbs } from './en/verbs.ts';

export const en = { ...asks, ...combat, ...play, ...sources, ...verbs } as const;
