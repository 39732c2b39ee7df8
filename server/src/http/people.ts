/** Routes for people: a person and their devices, their tables, and all that is known of them as a file. */
import { Refused } from '@tabularium/kernel';
import { deviceSchema, LIMITS, mySeatsSchema, pairSchema } from '@tabularium/protocol';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { msg } from '../common/msg.ts';
import { Buckets, type Rate } from '../connections/bucket.ts';
import { personFile } from '../people/export.ts';
import { myTables } from '../people/my-tables.ts';
import type { SignedIn } from '../people/people.ts';
import type { Deps } from './deps.ts';
import { limitSize } from './guards.ts';
import { bodyAs, tokenOf } from './requests.ts';

const small = limitSize(LIMITS.message);

/** What costs others something if it is done often, counted for each address. */
const sparingly = ({ addressOf, tables }: Deps, rate: Rate): MiddlewareHandler => {
  const buckets = new Buckets(rate);
  return async (c, next) => {
    if (!buckets.take(addressOf(c), tables.clock())) {
      c.header('Retry-After', String(Math.ceil(1 / rate.perSecond)));
      throw new Refused(msg('server.tooFast'));
    }
    await next();
  };
};

/** Making a person, and signing in with a code. */
export const peopleRoutes = (deps: Deps): Hono => {
  const { people } = deps.tables;
  const app = new Hono();
  app.post('/', sparingly(deps, deps.limits.people), small, async (c) => {
    const { label } = await bodyAs(c, deviceSchema);
    return c.json({ session: await people.create(label) }, 201);
  });
  app.post('/pair', sparingly(deps, deps.limits.pairings), small, async (c) => {
    const { code, label } = await bodyAs(c, pairSchema);
    return c.json({ session: await people.pair(code, label) }, 201);
  });
  return app;
};

/** What a person may do who is signed in. */
export const meRoutes = (deps: Deps): Hono => {
  const { tables } = deps;
  const { people } = tables;
  const app = new Hono();
  const whoAsks = async (c: Context): Promise<SignedIn & { readonly secret: string }> => {
    const secret = tokenOf(c) ?? '';
    const me = await people.known(secret);
    if (!me) throw new Refused(msg('server.signedOut'));
    return { ...me, secret };
  };

  app.get('/', async (c) => c.json(await people.about(await whoAsks(c))));
  app.delete('/', async (c) => {
    await people.remove(await whoAsks(c));
    return c.body(null, 204);
  });
  app.get('/export', async (c) => {
    c.header('Content-Disposition', 'attachment; filename="tabularium-me.json"');
    return c.json(await personFile(tables, deps.notices, await whoAsks(c)));
  });
  app.post('/code', sparingly(deps, deps.limits.pairings), async (c) =>
    c.json(await people.newCode(await whoAsks(c)), 201),
  );
  app.delete('/devices', async (c) => {
    await people.signOutOthers(await whoAsks(c));
    return c.body(null, 204);
  });
  app.put('/devices/:device', small, async (c) => {
    const me = await whoAsks(c);
    await people.rename(me, c.req.param('device'), (await bodyAs(c, deviceSchema)).label);
    return c.body(null, 204);
  });
  app.delete('/devices/:device', async (c) => {
    await people.signOut(await whoAsks(c), c.req.param('device'));
    return c.body(null, 204);
  });
  app.post('/tables', small, async (c) => {
    const me = await whoAsks(c);
    return c.json(await myTables(tables, me, me.secret, (await bodyAs(c, mySeatsSchema)).seats));
  });
  return app;
};
