import { laterWords } from '../words/later-words.ts';
import { en } from './words/en.ts';

/** Are the words about finished games there? */
export const useHistoryWords = laterWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});
