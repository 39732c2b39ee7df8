/** Routes for finished games: a person's own, those that everybody may find, and how a table came out. */
import { Refused } from '@tabularium/kernel';
import { LIMITS, publishSchema } from '@tabularium/protocol';
import { type Context, Hono } from 'hono';
import { msg } from '../common/msg.ts';
import { myHistory } from '../history/mine.ts';
import { publicGames, publish, tableResult } from '../history/showing.ts';
import type { Deps } from './deps.ts';
import { limitSize } from './guards.ts';
import { sparingly } from './people.ts';
import { accessOf, bodyAs, eyeOf, roomOf, signedIn } from './requests.ts';

const wantedOf = (c: Context) => ({ game: c.req.query('game'), before: c.req.query('before') });

export const historyRoutes = (deps: Deps): Hono => {
  const { tables } = deps;
  const { sql } = tables.store;
  const app = new Hono();
  app.get('/me/history', async (c) => {
    const { person } = await signedIn(tables, c);
    return c.json(await myHistory(sql, person, wantedOf(c)));
  });
  app.get('/past', async (c) => c.json(await publicGames(sql, wantedOf(c))));
  app.get('/tables/:id/result', async (c) => c.json(await tableResult(sql, await roomOf(tables, c))));
  app.post('/tables/:id/publish', sparingly(deps, deps.limits.consents), limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    const { on } = await bodyAs(c, publishSchema);
    const eye = eyeOf(await accessOf(tables, room, c));
    if (eye === 'public') throw new Refused(msg('server.notSeated'));
    await publish(sql, room, eye, on);
    return c.json(await tableResult(sql, room));
  });
  return app;
};
