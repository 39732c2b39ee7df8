import { messages } from './message.ts';
import { en } from './messages/en.ts';

/** Builds the kernel's own messages. */
export const say = messages(en);
