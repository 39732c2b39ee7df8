/** The words of this page: a table does without them, in every language. */
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../app/settings.ts';
import { loadServerWords } from '../words/server-words.ts';
import { addWords } from '../words/words.ts';
import { en } from './words/en.ts';

const LOADERS = {
  en: () => Promise.resolve(en),
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
} as const;

/** Are they there? */
export const usePeopleWords = (language: Language): boolean => {
  const [ready, setReady] = useState<Language | undefined>(undefined);
  useEffect(() => {
    addWords(en);
    Promise.all([LOADERS[language](), loadServerWords()]).then(
      ([words]) => {
        addWords(words, language);
        setReady(language);
      },
      () => setReady(language),
    );
  }, [language]);
  return ready === language;
};
