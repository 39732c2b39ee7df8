import type { Language } from '../app/settings.ts';
import { useLaterWords } from '../words/use-later-words.ts';
import { en } from './words/en.ts';

const WORDS = {
  en,
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
};

/** Are they there? */
export const useNoticesWords = (language: Language): boolean => useLaterWords(WORDS, language);
