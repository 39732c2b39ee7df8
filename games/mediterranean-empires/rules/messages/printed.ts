/** What the content prints, in each language: places keep their names, cards have theirs in each; texts and scenarios are translated where they are known. */
import type { Catalog, Translations } from '@tabularium/kernel';
import { maybeFirst, PRINTED } from '../data/printed.ts';
import { en } from './en.ts';
import { names as english } from './en/names.ts';

/** By the printed name: cards of one name share it, and a pack may have other names. */
const named = (words: Catalog, names: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(words).map(([k, text]) => [k, k.startsWith('card:') ? (names[text] ?? text) : text]),
  );

const byEnglish = (english: Catalog, translation: Catalog): ReadonlyMap<string | undefined, string> =>
  new Map(Object.entries(translation).map(([k, text]) => [english[k], text]));

/** By the text in English: cards with the same text share its translation, and a pack may have other texts. */
const printedIn = (words: Catalog, { names, printed, first }: Translation): Catalog => {
  const second = byEnglish(PRINTED.words, printed);
  // The first edition is laid out only for those who play with it, or with a pack that has other texts.
  let earlier: ReadonlyMap<string | undefined, string> | undefined;
  const inFirst = (text: string): string | undefined => {
    earlier ??= byEnglish(maybeFirst()?.words ?? {}, first);
    return earlier.get(text);
  };
  const isTranslated = (k: string): boolean => k.startsWith('text:') || k.startsWith('scenario:');
  return Object.fromEntries(
    Object.entries(named(words, names)).map(([k, text]) => [
      k,
      isTranslated(k) ? (second.get(text) ?? inFirst(text) ?? text) : text,
    ]),
  );
};

/** A language: what the rules say, cards by their printed names, the texts of cards and scenarios, and those of the first edition. */
export interface Translation {
  readonly rules: Catalog;
  readonly names: Catalog;
  readonly printed: Catalog;
  readonly first: Catalog;
}

const translated = (words: Catalog, language: Translation): Catalog => ({
  ...printedIn(words, language),
  ...language.rules,
});

/** All that a module with this content says. */
export const catalogs = (words: Catalog): { readonly messages: Catalog; readonly translations: Translations } => ({
  messages: { ...named(words, english), ...en },
  translations: {
    es: () => import('./es.ts').then((m) => translated(words, m.spanish)),
    it: () => import('./it.ts').then((m) => translated(words, m.italian)),
  },
});
