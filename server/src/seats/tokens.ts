/** Secrets that open seats. Only their hashes are kept. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 9;
const TOKEN_BYTES = 24;

/** A name for a table that cannot be guessed from another. */
export const newTableId = (): string => randomBytes(ID_BYTES).toString('base64url');
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The same for the same nonce, and known to nobody who knows only one of nonce and secret. */
export const tokenFrom = (secret: string, table: string, nonce: string): string =>
  createHmac('sha256', secret).update(`join/${table}/${nonce}`).digest().subarray(0, TOKEN_BYTES).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Compares in a time that says nothing about where they differ. */
export const fitsHash = (token: string, hash: string): boolean => {
  const a = Buffer.from(hashOf(token));
  const b = Buffer.from(hash);
  return a.length === b.length && timingSafeEqual(a, b);
};
