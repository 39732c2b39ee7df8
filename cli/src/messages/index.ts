import type { Catalog } from '@tabularium/kernel';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What the terminal table says, by language. */
export const words: Readonly<Record<string, Catalog>> = { en, es, it };
