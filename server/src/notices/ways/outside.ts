/**
 * Sends something to an address that somebody from outside has named: a hook, or the push service of a browser. Only by https
 * on its own port, only to the open internet, without redirects, in little time; and little is read of the answer.
 */
import { lookup as lookUp } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** An address to which nothing is ever sent. */
export class NotOutside extends Error {
  override readonly name = 'NotOutside';
}

export interface Answered {
  readonly status: number;
  /** The beginning of what was answered. */
  readonly text: string;
}

export type Post = (to: string, headers: Readonly<Record<string, string>>, body: Buffer | string) => Promise<Answered>;

export interface OutsideConfig {
  /** Origins inside that are allowed all the same: the receiver of a test, by its whole origin. */
  readonly inside?: readonly string[];
  readonly timeoutMs?: number;
  /** Tests have names that lead wherever they like. */
  readonly lookup?: typeof lookUp;
}

const TIMEOUT_MS = 10_000;
const MOST_READ = 4096;

const read = (to: string): URL => {
  try {
    return new URL(to);
  } catch {
    throw new NotOutside('not an address');
  }
};

/** As it can be told from the text alone. */
export const checkOutside = (to: string, inside: readonly string[] = []): URL => {
  const url = read(to);
  if (url.username || url.password) throw new NotOutside('an address with a password');
  if (inside.includes(url.origin)) return url;
  if (url.protocol !== 'https:' || url.port !== '') throw new NotOutside('https on port 443, and nothing else');
  const numeric = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(numeric) && !isPublicAddress(numeric)) throw new NotOutside('not on the open internet');
  return url;
};

/**
 * The connection is made to the very address that was looked at, so a name cannot first lead outside and then inside. A name
 * that leads to several addresses, one of them inside, is refused as a whole.
 */
const lookupOutside =
  (lookup: typeof lookUp): LookupFunction =>
  (name, options, found) =>
    lookup(name, { ...options, all: true }, (e, addresses) => {
      if (e) return found(e, []);
      if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
        return found(new NotOutside('not on the open internet'), []);
      if (options.all) return found(null, addresses);
      return found(null, addresses[0]!.address, addresses[0]!.family);
    });

export const outside =
  ({ inside = [], timeoutMs = TIMEOUT_MS, lookup = lookUp }: OutsideConfig = {}): Post =>
  async (to, headers, body) => {
    const url = checkOutside(to, inside);
    const isAllowed = inside.includes(url.origin);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isAllowed && { lookup: lookupOutside(lookup) }),
    };
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((done, failed) => {
      let hasAnswered = false;
      const request = send(url, options, (response) => {
        hasAnswered = true;
        let text = '';
        // Whatever becomes of the rest, the status has been told.
        const end = (): void => done({ status: response.statusCode ?? 0, text });
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk.slice(0, MOST_READ - text.length);
          if (text.length >= MOST_READ) request.destroy();
        });
        response.on('close', end).on('error', end);
      });
      request.on('error', (e) => {
        if (!hasAnswered) failed(e);
      });
      request.end(body);
    });
  };
