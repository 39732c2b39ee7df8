/** What a server says, in English: loaded when there is one that says something. Other languages are loaded whole. */
import { addEnglish } from './words.ts';

export const loadServerWords = async (): Promise<void> =>
  addEnglish((await import('@tabularium/protocol/words/en')).en);
