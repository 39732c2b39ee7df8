import { messages } from '@tabularium/kernel';
import { en } from './messages/en.ts';

/** Builds this game's messages. */
export const t = messages(en);
