/** Tokens: the secrets with which people act for a seat or as owner. Only their hashes are stored. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 9;
const TOKEN_BYTES = 24;

/** A table id. It is random, because whoever knows it may watch the table. */
export const newTableId = (): string => randomBytes(ID_BYTES).toString('base64url');
/** Letters and digits that nobody takes for one another. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;
/** A code that can be read out. It leads to a table only while a seat is open there, and guessing is slow. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A token derived from the nonce, so that a repeated request gets the same token. It cannot be computed without the server's secret. */
export const tokenFrom = (secret: string, table: string, nonce: string): string =>
  createHmac('sha256', secret).update(`join/${table}/${nonce}`).digest().subarray(0, TOKEN_BYTES).toString('base64url');

/** The id of the table for the next game of these people: always the same, so that who asks twice opens it once. */
export const rematchId = (secret: string, table: string): string =>
  createHmac('sha256', secret).update(`rematch/${table}`).digest().subarray(0, ID_BYTES).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Compares in constant time, so that timing does not tell where the hashes differ. */
export const fitsHash = (token: string, hash: string): boolean => {
  const a = Buffer.from(hashOf(token));
  const b = Buffer.from(hash);
  return a.length === b.length && timingSafeEqual(a, b);
};
