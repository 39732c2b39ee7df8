/** The words of this page: a table does without them, in every language. */
import { laterWords } from '../words/later-words.ts';
import { en } from './words/en.ts';

/** Are they there? */
export const usePeopleWords = laterWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});
