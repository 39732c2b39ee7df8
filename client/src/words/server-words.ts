/** What a server says, in English: loaded when there is one that says something. Other languages are loaded whole. */
import { addWords } from './words.ts';

export const loadServerWords = async (): Promise<void> => addWords((await import('@tabularium/protocol/words/en')).en);
