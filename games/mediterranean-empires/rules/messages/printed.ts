/** What the content prints, in each language: places keep their names, cards have theirs in each; texts and scenarios are translated where they are known. */
import type { Catalog } from '@tabularium/kernel';
import { PRINTED } from '../data/printed.ts';
import { en } from './en.ts';
import { names as english } from './en/names.ts';
import { es } from './es.ts';
import { names as spanishNames } from './es/names.ts';
import { printed as spanish } from './es/printed.ts';
import { it } from './it.ts';
import { names as italianNames } from './it/names.ts';
import { printed as italian } from './it/printed.ts';

/** By the printed name: cards of one name share it, and a pack may have other names. */
const named = (words: Catalog, names: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(words).map(([k, text]) => [k, k.startsWith('card:') ? (names[text] ?? text) : text]),
  );

/** By the text in English: cards with the same text share its translation, and a pack may have other texts. */
const printedIn = (words: Catalog, translation: Catalog, names: Catalog): Catalog => {
  const known = new Map(Object.entries(translation).map(([k, text]) => [PRINTED.words[k], text]));
  const isTranslated = (k: string): boolean => k.startsWith('text:') || k.startsWith('scenario:');
  return Object.fromEntries(
    Object.entries(named(words, names)).map(([k, text]) => [k, isTranslated(k) ? (known.get(text) ?? text) : text]),
  );
};

/** All that a module with this content says. */
export const catalogs = (words: Catalog): { messages: Catalog; translations: Readonly<Record<string, Catalog>> } => ({
  messages: { ...named(words, english), ...en },
  translations: {
    es: { ...printedIn(words, spanish, spanishNames), ...es },
    it: { ...printedIn(words, italian, italianNames), ...it },
  },
});
