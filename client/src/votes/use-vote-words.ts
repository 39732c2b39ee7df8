/** The words of votes: a table does without them until there is one. */
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../app/settings.ts';
import { addWords, useWords, type Words } from '../words/words.ts';
import { en } from './words/en.ts';

const LOADERS = {
  en: () => Promise.resolve(en),
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
} as const;
const loaded = new Set<Language>();

/** The words of the page with those of votes; nothing until they are there. */
export const useVoteWords = (): Words | undefined => {
  const words = useWords();
  const { language } = words;
  const [ready, setReady] = useState(loaded.has(language) ? language : undefined);
  useEffect(() => {
    addWords(en);
    LOADERS[language]()
      .then((found) => addWords(found, language))
      .catch(() => {})
      .finally(() => {
        loaded.add(language);
        setReady(language);
      });
  }, [language]);
  return ready === language ? words : undefined;
};
