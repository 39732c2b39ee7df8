/** Routes for people: a person and their devices, their tables, and all that is known of them as a file. */
import { createHash } from 'node:crypto';
import { Refused } from '@tabularium/kernel';
import {
  awaySchema,
  deviceSchema,
  letterSchema,
  LIMITS,
  mySeatsSchema,
  newPasskeySchema,
  pairSchema,
  returnSchema,
  type SignInWays,
  usePasskeySchema,
} from '@tabularium/protocol';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { msg } from '../common/msg.ts';
import { Buckets, type Rate } from '../connections/bucket.ts';
import { personFile } from '../people/export.ts';
import { myTables } from '../people/my-tables.ts';
import { siteOf } from '../people/passkeys.ts';
import type { Issuer } from '../people/issuer.ts';
import type { People } from '../people/people.ts';
import { vacationEverywhere } from '../people/vacation.ts';
import { spend } from '../notices/spent.ts';
import type { Deps } from './deps.ts';
import { limitSize } from './guards.ts';
import { bodyAs, signedIn } from './requests.ts';

const small = limitSize(LIMITS.message);

/** All running tables of a person are loaded for it. */
const VACATIONS: Rate = { burst: 10, perSecond: 1 / 30 };

/** What costs others something if it is done often, counted for each address. */
export const sparingly = ({ addressOf, tables }: Deps, rate: Rate): MiddlewareHandler => {
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
  app.get('/', (c) => {
    const ways: SignInWays = {
      ...(people.issuer && { issuer: people.issuer.name }),
      ...(deps.notices.hasLetters && { letters: true }),
    };
    return c.json(ways);
  });
  app.post('/letter', small, async (c) => {
    await deps.notices.askForSignIn((await bodyAs(c, letterSchema)).address, deps.addressOf(c));
    return c.body(null, 202);
  });
  app.post('/issuer', sparingly(deps, deps.limits.passkeys), async (c) => c.json(await issuerOf(people).begin(), 201));
  app.post('/issuer/return', sparingly(deps, deps.limits.passkeys), small, async (c) => {
    const { label, ...back } = await bodyAs(c, returnSchema);
    return c.json({ session: await issuerOf(people).signIn(back, label) }, 201);
  });
  app.post('/', sparingly(deps, deps.limits.people), small, async (c) => {
    const { label } = await bodyAs(c, deviceSchema);
    return c.json({ session: await people.create(label) }, 201);
  });
  app.post('/pair', sparingly(deps, deps.limits.pairings), small, async (c) => {
    const { code, label } = await bodyAs(c, pairSchema);
    await countTry(deps, deps.addressOf(c));
    return c.json({ session: await people.pair(code, label) }, 201);
  });
  app.post('/passkey/options', sparingly(deps, deps.limits.passkeys), async (c) =>
    c.json(await people.passkeys.toUse(siteOf(c.req.header('Origin'))), 201),
  );
  app.post('/passkey', sparingly(deps, deps.limits.passkeys), small, async (c) => {
    const used = await bodyAs(c, usePasskeySchema);
    return c.json({ session: await people.passkeys.use(siteOf(c.req.header('Origin')), used) }, 201);
  });
  return app;
};

/** Codes can be guessed at through every process, so tries are counted for all of them: as many as one process would let pass. */
const TRIES_MS = 10 * 60_000;
const countTry = async ({ tables, limits: { pairings } }: Deps, address: string): Promise<void> => {
  const what = `pair/${createHash('sha256').update(address).digest('base64url')}`;
  const most = Math.ceil(pairings.burst + (pairings.perSecond * TRIES_MS) / 1000);
  await spend(tables.store.sql, tables.clock, [{ what, most, withinMs: TRIES_MS }]);
};

const issuerOf = ({ issuer }: People): Issuer => {
  if (!issuer) throw new Refused(msg('server.noIssuer'));
  return issuer;
};

/** What a person may do who is signed in. */
export const meRoutes = (deps: Deps): Hono => {
  const { tables } = deps;
  const { people } = tables;
  const app = new Hono();
  const whoAsks = (c: Context) => signedIn(tables, c);

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
  app.post('/passkeys/options', sparingly(deps, deps.limits.passkeys), async (c) =>
    c.json(await people.passkeys.toMake(await whoAsks(c), siteOf(c.req.header('Origin'))), 201),
  );
  app.post('/passkeys', small, async (c) => {
    const me = await whoAsks(c);
    await people.passkeys.add(me, siteOf(c.req.header('Origin')), await bodyAs(c, newPasskeySchema));
    return c.body(null, 204);
  });
  app.delete('/passkeys/:passkey', async (c) => {
    await people.passkeys.remove(await whoAsks(c), c.req.param('passkey'));
    return c.body(null, 204);
  });
  app.post('/issuer', sparingly(deps, deps.limits.passkeys), async (c) =>
    c.json(await issuerOf(people).begin(await whoAsks(c)), 201),
  );
  app.post('/issuer/return', sparingly(deps, deps.limits.passkeys), small, async (c) => {
    const me = await whoAsks(c);
    await issuerOf(people).link(me, await bodyAs(c, returnSchema));
    return c.body(null, 204);
  });
  app.delete('/issuer', async (c) => {
    await issuerOf(people).unlink(await whoAsks(c));
    return c.body(null, 204);
  });
  app.post('/vacation', sparingly(deps, VACATIONS), small, async (c) => {
    const me = await whoAsks(c);
    return c.json({ tables: await vacationEverywhere(tables, me, (await bodyAs(c, awaySchema)).until) });
  });
  app.post('/tables', small, async (c) => {
    const me = await whoAsks(c);
    return c.json(await myTables(tables, me, me.secret, (await bodyAs(c, mySeatsSchema)).seats));
  });
  return app;
};
