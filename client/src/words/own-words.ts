/** Words that a part of the page brings along, in the language that is read: everything else does without them. */
import type { Catalog } from '@tabularium/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../app/settings.ts';
import { addWords, useWords, type Words } from './words.ts';

type Load = () => Promise<Catalog>;

/** The hook gives the words of the page with these; nothing until they are there. */
export const ownWords = (en: Catalog, others: Readonly<Record<Exclude<Language, 'en'>, Load>>) => {
  const loaded = new Set<Language>();
  return (): Words | undefined => {
    const words = useWords();
    const { language } = words;
    const [ready, setReady] = useState(loaded.has(language) ? language : undefined);
    useEffect(() => {
      addWords(en);
      Promise.resolve(language === 'en' ? en : others[language]())
        .then((found) => addWords(found, language))
        .catch(() => {})
        .finally(() => {
          loaded.add(language);
          setReady(language);
        });
    }, [language]);
    return ready === language ? words : undefined;
  };
};
