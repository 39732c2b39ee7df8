/** Builds messages: the compiler knows every key and what it must be told. */
import { messages } from '@tabularium/kernel';
import type { en } from './messages/en.ts';

export const say = messages<typeof en>();
