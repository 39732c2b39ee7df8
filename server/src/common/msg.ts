import { messages } from '@tabularium/kernel';
import { serverEn } from '@tabularium/protocol';

/** Builds a message of the server from its key: `msg('server.noTable')`. (`say` in the protocol is a line of chat.) */
export const msg = messages(serverEn);
