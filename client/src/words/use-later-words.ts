/** Words that come with a page of their own, in every language: tables do without them. */
import { useEffect, useState } from 'preact/hooks';
import type { Catalog } from '@tabularium/kernel';
import type { Language } from '../app/settings.ts';
import { loadServerWords } from './server-words.ts';
import { addWords } from './words.ts';

export interface LaterWords {
  readonly en: Catalog;
  readonly es: () => Promise<Catalog>;
  readonly it: () => Promise<Catalog>;
}

const load = async ({ en, es, it }: LaterWords, language: Language): Promise<void> => {
  addWords(en);
  const [words] = await Promise.all([language === 'es' ? es() : language === 'it' ? it() : en, loadServerWords()]);
  addWords(words, language);
};

/** Are they there? */
export const useLaterWords = (words: LaterWords, language: Language): boolean => {
  const [ready, setReady] = useState<Language | undefined>(undefined);
  useEffect(() => {
    const finish = (): void => setReady(language);
    load(words, language).then(finish, finish);
  }, [language]);
  return ready === language;
};
