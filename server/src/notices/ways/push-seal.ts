/** Seals what only one browser can read: message encryption for web push (RFC 8291, on top of RFC 8188). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us to seal by, in base64url. */
export interface PushKeys {
  /** Its public key, a point on P-256. */
  readonly p256dh: string;
  /** Its secret of 16 bytes. */
  readonly auth: string;
}

/** One record holds it all; push services take no more than this. */
const RECORD = 4096;
const TAG = 16;
/** After the text comes a byte that says that this is the last record. */
const LAST = 2;
const MOST_SEALED = RECORD - TAG - 1;

const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const labelled = (label: string, ...more: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${label}\0`), ...more]);

interface Chance {
  readonly salt: Buffer;
  readonly privateKey: Buffer | undefined;
}

/** Throws if the keys are not keys. `chance` is for the example of the RFC. */
export const sealPush = (
  text: string,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Chance = { salt: randomBytes(16), privateKey: undefined },
): Buffer => {
  const plain = Buffer.from(text);
  if (plain.length > MOST_SEALED) throw new Error('too long for a push');
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH('prime256v1');
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const shared = ours.computeSecret(theirs);
  const info = labelled('WebPush: info', theirs, ours.getPublicKey());
  const material = derived(Buffer.from(auth, 'base64url'), shared, info, 32);
  const key = derived(salt, material, labelled('Content-Encoding: aes128gcm'), 16);
  const nonce = derived(salt, material, labelled('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([LAST])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  const id = ours.getPublicKey();
  return Buffer.concat([salt, size, Buffer.from([id.length]), id, sealed, cipher.getAuthTag()]);
};

/** Can something be sealed by these? */
export const arePushKeys = (keys: PushKeys): boolean => {
  try {
    return Buffer.from(keys.auth, 'base64url').length === 16 && sealPush('', keys).length > 0;
  } catch {
    return false;
  }
};
