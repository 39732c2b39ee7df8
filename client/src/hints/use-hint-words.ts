/** The words of hints: who asks for none does without them. */
import { ownWords } from '../words/own-words.ts';
import { en } from './words/en.ts';

export const useHintWords = ownWords(en, {
  es: () => import('./words/es.ts').then((m) => m.es),
  it: () => import('./words/it.ts').then((m) => m.it),
});
