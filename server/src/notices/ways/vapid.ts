/** By what push services know this server: a pair of keys that is made once, and a signed word with each push (RFC 8292). */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Sql } from '../../store/sql.ts';

export interface Vapid {
  /** For browsers, which bind a subscription to it: a point on P-256 in base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const FACT = 'vapid';
/** Services refuse words that are good for longer than a day. */
const GOOD_S = 12 * 3600;

/** The private key as text: the public one is worked out from it. */
const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

const vapidOf = (text: string): Vapid => {
  const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey };
};

/** The keys of this store. Of several processes that come first at once, one makes them. */
export const storedVapid = async (sql: Sql): Promise<Vapid> => {
  await sql.run('INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [FACT, newKey()]);
  const [found] = await sql.all<{ readonly value: string }>('SELECT value FROM facts WHERE name = $1', [FACT]);
  return vapidOf(found!.value);
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header that shows a push service whose push this is. `subject` says whom its operator may write to. */
export const vapidHeader = (vapid: Vapid, endpoint: string, subject: string, now: number): string => {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + GOOD_S, sub: subject };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: vapid.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${vapid.publicKey}`;
};
