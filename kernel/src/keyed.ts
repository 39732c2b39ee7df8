/**
 * Dice that nobody can guess and everybody can check afterwards.
 *
 * A live table draws from a 256-bit key: draw n is a word of HMAC-SHA-256(key,
 * n / 8). The hash of the key is shown when the table opens and the key when the
 * game is over, so that every roll can be verified. The key is never part of a
 * state. The only file of the kernel that needs Node.
 */
import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { Draw } from './chance.ts';

export const newKey = (): string => randomBytes(32).toString('hex');

/** What is published before the game begins. */
export const commitment = (key: string): string => createHash('sha256').update(secretOf(key)).digest('hex');

const secretOf = (key: string): Buffer => {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('a key is 64 hexadecimal digits');
  return Buffer.from(key, 'hex');
};

const WORDS_PER_BLOCK = 8;

export const keyedDraw = (key: string): Draw => {
  const secret = createSecretKey(secretOf(key));
  let held = -1;
  let block = Buffer.alloc(0);
  return (n) => {
    const wanted = Math.floor(n / WORDS_PER_BLOCK);
    if (wanted !== held) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(wanted));
      block = createHmac('sha256', secret).update(counter).digest();
      held = wanted;
    }
    return block.readUInt32BE((n % WORDS_PER_BLOCK) * 4);
  };
};
