import type { Catalog } from '@tabularium/kernel';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What the server says, by language. */
export const serverWords: Readonly<Record<string, Catalog>> = { en, es, it };
