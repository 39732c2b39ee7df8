import { laterWords } from '../words/later-words.ts';
import { en } from './words/en.ts';

/** Are the words about being told there? */
export const useNoticesWords = laterWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});
