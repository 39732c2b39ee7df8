/** The words of votes: a table does without them until there is one. */
import { ownWords } from '../words/own-words.ts';
import { en } from './words/en.ts';

export const useVoteWords = ownWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});
