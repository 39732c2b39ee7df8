/** The words of a game: those of its rules, of its board, and of what is loaded later. */
import type { Catalog } from '@tabularium/kernel';
import type { BoardWords, Learn } from '@tabularium/parts/web';
import { settings } from '../app/settings.ts';
import type { GameUi } from './game-ui.ts';

export interface Spoken {
  /** By language, as far as they have been loaded. Speakers hold on to these: words that come later are added to them. */
  readonly messages: GameUi['messages'];
  readonly learn: Learn;
  /** Loads a language, before the page is shown in it. */
  readonly load: (language: string) => Promise<void>;
}

/** English is there with the words, another language is loaded when somebody reads it. What comes first counts. */
export const spokenBy = (...first: readonly BoardWords[]): Spoken => {
  const messages: Record<string, Record<string, string>> = {};
  const sources = new Set<BoardWords>();
  const fetched = ({ en, translations }: BoardWords, language: string): Promise<Catalog> =>
    language === 'en' ? Promise.resolve(en) : (translations[language]?.() ?? Promise.resolve({}));
  const add = (language: string, words: Catalog): void => {
    const all = (messages[language] ??= {});
    for (const [key, text] of Object.entries(words)) all[key] ??= text;
  };
  const speak = async (language: string, of: readonly BoardWords[]): Promise<void> => {
    for (const words of await Promise.all(of.map((source) => fetched(source, language)))) add(language, words);
  };
  for (const words of first) {
    sources.add(words);
    add('en', words.en);
  }
  const known = new Set(['en']);
  return {
    messages,
    // A source is known at once: whoever changes the language meanwhile gets it in the new one.
    learn: async (words) => {
      sources.add(words);
      await speak(settings.get().language, [words]);
      add('en', words.en);
    },
    load: async (language) => {
      if (known.has(language)) return;
      await speak(language, [...sources]);
      known.add(language);
    },
  };
};
