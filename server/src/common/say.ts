import { messages } from '@tabularium/kernel';
import { serverEn } from '@tabularium/protocol';

/** Builds the server's own messages. */
export const say = messages(serverEn);
