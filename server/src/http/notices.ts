/** Routes about being told: where somebody can be reached, what they chose, and reminding others. */
import { Refused } from '@tabularium/kernel';
import {
  choicesSchema,
  confirmSchema,
  LIMITS,
  newContactSchema,
  remindSchema,
  tableChoicesSchema,
} from '@tabularium/protocol';
import { type Context, Hono } from 'hono';
import { msg } from '../common/msg.ts';
import type { SignedIn } from '../people/people.ts';
import type { Room } from '../tables/room.ts';
import type { Deps } from './deps.ts';
import { limitSize } from './guards.ts';
import { accessOf, bodyAs, eyeOf, roomOf, signedIn } from './requests.ts';

const small = limitSize(LIMITS.message);

/** Below `/api/me`: for the person who is signed in. */
export const noticeRoutes = ({ tables, notices, addressOf }: Deps): Hono => {
  const app = new Hono();
  const { contacts, choices } = notices;
  const whoAsks = (c: Context): Promise<SignedIn> => signedIn(tables, c);

  app.get('/notices', async (c) => c.json(await notices.about((await whoAsks(c)).person)));
  app.put('/notices', small, async (c) => {
    const { person } = await whoAsks(c);
    await choices.choose(person, await bodyAs(c, choicesSchema));
    return c.body(null, 204);
  });
  app.put('/notices/tables/:table', small, async (c) => {
    const { person } = await whoAsks(c);
    await choices.chooseAt(person, c.req.param('table'), (await bodyAs(c, tableChoicesSchema)).ways);
    return c.body(null, 204);
  });
  app.post('/contacts', small, async (c) => {
    const { person } = await whoAsks(c);
    return c.json(await contacts.add(person, await bodyAs(c, newContactSchema), addressOf(c)), 201);
  });
  app.post('/contacts/:contact/confirm', small, async (c) => {
    const { person } = await whoAsks(c);
    const { code } = await bodyAs(c, confirmSchema);
    return c.json({ contact: await contacts.confirm(c.req.param('contact'), code, person) });
  });
  app.post('/contacts/:contact/again', async (c) => {
    const { person } = await whoAsks(c);
    return c.json({ contact: await contacts.again(person, c.req.param('contact'), addressOf(c)) });
  });
  app.post('/contacts/:contact/test', async (c) => {
    const { person } = await whoAsks(c);
    const error = await notices.tryOut(person, c.req.param('contact'));
    return c.json({ ...(error !== undefined && { error }) });
  });
  app.delete('/contacts/:contact', async (c) => {
    const { person } = await whoAsks(c);
    await contacts.remove(person, c.req.param('contact'));
    return c.body(null, 204);
  });
  return app;
};

/** Below `/api/tables`: for whoever has a seat there. */
export const remindRoutes = ({ tables, notices }: Deps): Hono => {
  const app = new Hono();
  const seatAt = async (c: Context, room: Room): Promise<number> => {
    const eye = eyeOf(await accessOf(tables, room, c));
    if (eye === 'public') throw new Refused(msg('server.notSeated'));
    return eye;
  };
  app.get('/:id/remind', async (c) => {
    const room = await roomOf(tables, c);
    return c.json(await notices.remindable(room, await seatAt(c, room)));
  });
  app.post('/:id/remind', small, async (c) => {
    const room = await roomOf(tables, c);
    const by = await seatAt(c, room);
    await notices.remind(room, by, (await bodyAs(c, remindSchema)).seat);
    return c.body(null, 202);
  });
  return app;
};
