/** The client's own sentences, and through the same speaker those of a game. */
import { type ArgNames, type Catalog, type Arg, kernelEn, messages } from '@tabularium/kernel';
import { type Speaker, speaker, speakerFor } from '@tabularium/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { serverWords } from '@tabularium/protocol/words';
import type { Language } from '../app/settings.ts';
import { en } from '../messages/en.ts';

type En = typeof en;
type Key = keyof En;
type Args<S extends string> = { readonly [K in ArgNames<S>]: Arg };
export type Say = <K extends Key>(k: K, ...a: [ArgNames<En[K]>] extends [never] ? [] : [Args<En[K]>]) => string;

export interface Words {
  readonly language: Language;
  readonly speaker: Speaker;
  readonly t: Say;
}

/** Numbers below nothing have a minus, not a hyphen. */
export const withMinus = (text: string): string => text.replaceAll(/(?<![\p{L}\d.,–-])-(?=\d)/gu, '−');

const typeset = (s: Speaker): Speaker => ({
  ...s,
  say: (m) => withMinus(s.say(m)),
  parts: (m) => s.parts(m).map((part) => (typeof part === 'string' ? withMinus(part) : part)),
});

const build = messages(en);
const sayWith =
  (s: Speaker): Say =>
  (k, ...a) =>
    s.say(build(k, ...a));

type Spoken = Parameters<typeof speakerFor>[0];

const translations: Partial<Record<Language, Catalog>> = { en };

const LOADERS: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: () => Promise.resolve(en),
  es: () => import('../messages/es.ts').then((m) => m.es),
  it: () => import('../messages/it.ts').then((m) => m.it),
};

/** Brings a language before anything is said in it. */
export const loadLanguage = async (language: Language): Promise<void> => {
  translations[language] ??= await LOADERS[language]();
};

const known = new WeakMap<object, Map<Language, Words>>();
const NO_GAME = {};

/** One speaker for each game and language: sentences are compiled once. */
export const wordsFor = (language: Language, game?: Spoken, more: Readonly<Record<string, Catalog>> = {}): Words => {
  const own = known.get(game ?? NO_GAME) ?? new Map<Language, Words>();
  known.set(game ?? NO_GAME, own);
  const there = own.get(language);
  if (there && translations[language]) return there;
  const catalog = translations[language] ?? {};
  const plain = game
    ? speakerFor(game, language, {
        en: { ...serverWords['en'], ...en, ...more['en'] },
        [language]: { ...serverWords[language], ...catalog, ...more[language] },
      })
    : speaker(language, catalog, en, kernelEn);
  const s = typeset(plain);
  const made: Words = { language, speaker: s, t: sayWith(s) };
  if (translations[language]) own.set(language, made);
  return made;
};

export const WordsContext = createContext<Words>(wordsFor('en'));
export const useWords = (): Words => useContext(WordsContext);
export const useT = (): Say => useWords().t;
