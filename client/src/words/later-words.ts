/** Words of a page or a part of one: everything else does without them, in every language. */
import type { Catalog } from '@tabularium/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../app/settings.ts';
import { loadServerWords } from './server-words.ts';
import { addWords } from './words.ts';

/** The hook says whether they are there, and fetches them if not. */
export const laterWords =
  (en: Catalog, others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalog>>>) =>
  (language: Language): boolean => {
    const [ready, setReady] = useState<Language | undefined>(undefined);
    useEffect(() => {
      addWords(en);
      Promise.all([language === 'en' ? en : others[language](), loadServerWords()]).then(
        ([words]) => {
          addWords(words, language);
          setReady(language);
        },
        () => setReady(language),
      );
    }, [language]);
    return ready === language;
  };
