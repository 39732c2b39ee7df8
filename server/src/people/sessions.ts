/** The secret with which a device is signed in, and the code that lets another device in. Only their hashes are stored. */
import { randomBytes, randomInt } from 'node:crypto';
import { CODE_SIGNS, newToken } from '../seats/tokens.ts';

/** No secret of a seat has a dot in it, so the two are never taken for one another. */
const MARK = 'me.';

export const newSession = (): string => MARK + newToken();
export const isSession = (secret: string): boolean => secret.startsWith(MARK);

const ID_BYTES = 9;
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Long enough not to be guessed within its ten minutes (59 bits), short enough to be typed. */
const CODE_LENGTH = 12;
export const newPairingCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** As somebody types it: with hyphens, in small letters. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
