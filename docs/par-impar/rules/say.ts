import { messages } from '@tabularium/kernel';
import { en } from './messages/en.ts';

/** A message of this game, by its key, with the arguments that its English text asks for. */
export const say = messages(en);
