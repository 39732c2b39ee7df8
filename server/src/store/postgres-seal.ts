/** What processes tell each other about games is sealed: any account of a database may listen to its NOTIFY. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export interface Seal {
  close(text: string): string;
  /** Throws if it was not sealed with this secret. */
  open(sealed: string): string;
}

export const sealWith = (secret: string): Seal => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'tabularium bell', 32));
  return {
    close: (text) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open: (sealed) => {
      const all = Buffer.from(sealed, 'base64');
      const cipher = createDecipheriv(CIPHER, key, all.subarray(0, NONCE), { authTagLength: TAG });
      cipher.setAuthTag(all.subarray(NONCE, NONCE + TAG));
      return cipher.update(all.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
    },
  };
};
