/** What a book says besides its text: nobody else needs these words. */
import type { Say } from '../words/words.ts';
import { ownWords } from '../words/own-words.ts';
import { en } from './words/en.ts';

const useOwn = ownWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});

export const useBookWords = (): Say | undefined => useOwn()?.t;
