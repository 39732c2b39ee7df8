/** The words of studies: a table does without them until somebody looks at one. */
import { ownWords } from '../words/own-words.ts';
import { en } from './words/en.ts';

export const useStudyWords = ownWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});
