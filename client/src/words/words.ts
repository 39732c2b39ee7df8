/** The client's own sentences, and through the same speaker those of a game. */
import { type ArgNames, type Catalog, type Arg, kernelEn } from '@tabularium/kernel';
import { type Speaker, speaker } from '@tabularium/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../app/settings.ts';
import { loadCards } from '../games/cards.ts';
import { loadGameWords } from '../games/registry.ts';
import { en } from '../messages/en.ts';
import type { enLater } from '../messages/en-later.ts';
import type { enTables } from '../messages/en-tables.ts';
import type { en as enBook } from '../book/words/en.ts';
import type { en as enHistory } from '../history/words/en.ts';
import type { en as enHints } from '../hints/words/en.ts';
import type { en as enLessons } from '../lessons/words/en.ts';
import type { en as enNotices } from '../notices/words/en.ts';
import type { en as enPeople } from '../people/words/en.ts';
import type { en as enStudy } from '../study/words/en.ts';
import type { en as enVotes } from '../votes/words/en.ts';

type En = typeof en &
  typeof enBook &
  typeof enLater &
  typeof enTables &
  typeof enHints &
  typeof enLessons &
  typeof enNotices &
  typeof enPeople &
  typeof enHistory &
  typeof enStudy &
  typeof enVotes;
type Key = keyof En;
type Args<S extends string> = { readonly [K in ArgNames<S>]: Arg };
export type Say = <K extends Key>(k: K, ...a: [ArgNames<En[K]>] extends [never] ? [] : [Args<En[K]>]) => string;

export interface Words {
  readonly language: Language;
  readonly speaker: Speaker;
  readonly t: Say;
}

/** Negative numbers get a minus sign, not a hyphen. */
export const withMinus = (text: string): string => text.replaceAll(/(?<![\p{L}\d.,–-])-(?=\d)/gu, '−');

const typeset = (s: Speaker): Speaker => ({
  ...s,
  say: (m) => withMinus(s.say(m)),
  parts: (m) => s.parts(m).map((part) => (typeof part === 'string' ? withMinus(part) : part)),
});

const sayWith =
  (s: Speaker): Say =>
  (k, ...a) => {
    const args = a.at(0);
    return s.say(args === undefined ? { k } : { k, a: args });
  };

/** The messages of the kernel and of the page. */
const english: Record<string, string> = { ...kernelEn, ...en };
const translations: Partial<Record<Language, Catalog>> = { en: english };

/** Words that come later, with the part of the page that says them; most parts bring English alone, and other languages are loaded whole. */
export const addWords = (later: Catalog, language: Language = 'en'): void =>
  void Object.assign(translations[language] ?? {}, later);

const LOADERS: Readonly<Record<Language, () => Promise<readonly Catalog[]>>> = {
  en: () => Promise.resolve([english]),
  es: async () => [
    (await import('@tabularium/kernel/words/es')).es,
    (await import('@tabularium/protocol/words/es')).es,
    (await import('../messages/es.ts')).es,
  ],
  it: async () => [
    (await import('@tabularium/kernel/words/it')).it,
    (await import('@tabularium/protocol/words/it')).it,
    (await import('../messages/it.ts')).it,
  ],
};

/** Loads a language before the page is shown in it. */
export const loadLanguage = async (language: Language): Promise<void> => {
  await Promise.all([loadCards(language), loadGameWords(language)]);
  translations[language] ??= Object.assign({}, ...(await LOADERS[language]())) as Catalog;
};

/** The same in a game that calls some things by other names. */
export const calling = (words: Words, names: Readonly<Record<string, string>>): Words => {
  const s = typeset(words.speaker.calling(names));
  return { ...words, speaker: s, t: sayWith(s) };
};

const known = new WeakMap<object, Map<Language, Words>>();
const NO_GAME = {};

/** One speaker for each game and language: sentences are compiled once. `game` has the words of the game by language. */
export const wordsFor = (language: Language, game: Readonly<Record<string, Catalog>> = NO_GAME): Words => {
  const own = known.get(game) ?? new Map<Language, Words>();
  known.set(game, own);
  const there = own.get(language);
  if (there && translations[language]) return there;
  const catalogs = [game[language], translations[language], game['en'], english];
  const s = typeset(speaker(language, ...catalogs.filter((c) => c !== undefined)));
  const made: Words = { language, speaker: s, t: sayWith(s) };
  if (translations[language]) own.set(language, made);
  return made;
};

export const WordsContext = createContext<Words>(wordsFor('en'));
export const useWords = (): Words => useContext(WordsContext);
export const useT = (): Say => useWords().t;
