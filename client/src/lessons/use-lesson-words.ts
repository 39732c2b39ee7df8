/** The words of the teacher: nobody else needs them. */
import { ownWords } from '../words/own-words.ts';
import { en } from './words/en.ts';

export const useLessonWords = ownWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});
