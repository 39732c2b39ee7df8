/** Checks that every request must pass. */
import { Refused } from '@tabularium/kernel';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Buckets } from '../connections/bucket.ts';
import { msg } from '../common/msg.ts';
import { isOwnOrigin } from '../connections/sockets.ts';
import type { Deps } from './deps.ts';

export const limitRate = ({ limits, addressOf, tables }: Deps): MiddlewareHandler => {
  const all = new Buckets(limits.requests);
  const heavy = new Buckets(limits.openings);
  const opened = new Buckets(limits.tables);
  return async (c, next) => {
    const address = addressOf(c);
    const now = tables.clock();
    const isPost = c.req.method === 'POST';
    const isHeavy = (isPost ? OPENS : WHOLE).test(c.req.path);
    const isNew = isPost && NEW_TABLE.test(c.req.path);
    if (!all.take(address, now) || (isHeavy && !heavy.take(address, now)) || (isNew && !opened.take(address, now))) {
      c.header('Retry-After', '1');
      throw new Refused(msg('server.tooFast'));
    }
    await next();
  };
};

/** POST requests that count against the stricter limit, because they store something for good. */
const OPENS = /^\/api\/tables(\/import|\/[^/]+\/(clone|rematch|join|free|mute|begin|renew))?$/;
/** Those of them that open a table. */
const NEW_TABLE = /^\/api\/tables(\/import|\/[^/]+\/(clone|rematch))?$/;
/** GET requests that count against it, because they return a whole game or content pack, or because codes are short and could be tried out. */
const WHOLE = /^\/api\/(tables\/[^/]+\/(export|record|events)|(packs|codes)\/[^/]+)$/;

const WATCHED: ReadonlySet<string> = new Set(['/health', '/healthz', '/readyz']);

/** Refuses requests under a host name that is not ours. Those who watch over the server may use any name. */
export const ownNamesOnly =
  ({ isOurHost }: Deps): MiddlewareHandler =>
  async (c, next) => {
    const host = c.req.header('Host');
    if (!isOurHost(host) && !WATCHED.has(c.req.path)) throw new Refused(msg('server.badHost', { host: host ?? '' }));
    await next();
  };

/** Refuses requests from pages of other sites that would change something here. */
export const ownPagesOnly =
  ({ origins }: Deps): MiddlewareHandler =>
  async (c, next) => {
    if (
      c.req.method !== 'GET' &&
      !isOwnOrigin(c.req.header('Origin'), c.req.header('Host') ?? new URL(c.req.url).host, origins)
    )
      throw new Refused(msg('server.foreign'));
    await next();
  };

export const limitSize = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refused(msg('server.tooLarge'));
    },
  });
