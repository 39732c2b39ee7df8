/** Builds messages: the compiler knows every key and what it must be told. */
import { messages } from '@tabularium/kernel';
import { en } from './messages/en.ts';

export const say = messages(en);
