/** What the content prints, in another language: proper names stay, texts and scenarios are translated where they are known. */
import type { Catalog } from '@tabularium/kernel';
import { PRINTED } from '../data/printed.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { printed as spanish } from './es/printed.ts';
import { it } from './it.ts';
import { printed as italian } from './it/printed.ts';

/** By the text in English: cards with the same text share its translation, and a pack may have other texts. */
const printedIn = (words: Catalog, translation: Catalog): Catalog => {
  const known = new Map(Object.entries(translation).map(([k, text]) => [PRINTED.words[k], text]));
  const isTranslated = (k: string): boolean => k.startsWith('text:') || k.startsWith('scenario:');
  return Object.fromEntries(
    Object.entries(words).map(([k, text]) => [k, isTranslated(k) ? (known.get(text) ?? text) : text]),
  );
};

/** All that a module with this content says. */
export const catalogs = (words: Catalog): { messages: Catalog; translations: Readonly<Record<string, Catalog>> } => ({
  messages: { ...words, ...en },
  translations: {
    es: { ...printedIn(words, spanish), ...es },
    it: { ...printedIn(words, italian), ...it },
  },
});
