import type { Catalog } from '@tabularium/kernel';
import type { AnyTerminal } from '@tabularium/parts/terminal';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** What the terminal table says, by language. */
export const words: Readonly<Record<string, Catalog>> = { en, es, it };

/** With those of the game's own drawing. */
export const wordsOf = ({ board }: { readonly board?: AnyTerminal | undefined }): Readonly<Record<string, Catalog>> =>
  Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, { ...own, ...board?.messages?.[language] }]),
  );
