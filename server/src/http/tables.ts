/** Routes for tables: opening, joining, looking back, exporting and removing. */
import { Refused } from '@tabularium/kernel';
import { cloneSchema, joinSchema, LIMITS, newTableSchema, renewSchema } from '@tabularium/protocol';
import { Hono } from 'hono';
import { cloneTable } from '../opening/clone.ts';
import { createTable } from '../opening/create.ts';
import { exportTable } from '../opening/export.ts';
import { importTable } from '../opening/import.ts';
import { joinTable } from '../opening/join.ts';
import { accessTo } from '../seats/access.ts';
import { renewSeat } from '../seats/renew.ts';
import { rematch } from '../opening/rematch.ts';
import { isOver } from '../tables/record.ts';
import { msg } from '../common/msg.ts';
import { heldFrom, wholeOf } from '../tables/past.ts';
import { historyFor, inputsFor, sceneAt } from '../showing/scenes.ts';
import type { Deps } from './deps.ts';
import { limitSize } from './guards.ts';
import { accessOf, bodyAs, eyeOf, permittedEye, roomOf, sessionOf } from './requests.ts';
import { uploads } from './uploads.ts';

const MOST_LISTED = 100;

export const tableRoutes = (deps: Deps): Hono => {
  const { tables, pool, limits } = deps;
  const app = new Hono();
  const upload = uploads(deps);

  app.get('/', async (c) => {
    const ids = c.req.query('ids');
    const list =
      ids === undefined
        ? await tables.store.listPublic(MOST_LISTED)
        : await tables.store.summaries(ids.split(',').slice(0, MOST_LISTED));
    return c.json({ tables: list });
  });
  app.post('/', limitSize(LIMITS.message), async (c) =>
    c.json(await createTable(tables, await bodyAs(c, newTableSchema)), 201),
  );
  app.post('/import', async (c) =>
    c.json(await upload(c, (text) => importTable(tables, pool, text, limits.importedBytes)), 201),
  );

  app.get('/:id', async (c) => {
    const room = await roomOf(tables, c);
    return c.json(await room.inTurn(() => room.tableFor('public')));
  });
  app.delete('/:id', async (c) => {
    const room = await roomOf(tables, c);
    if (!(await accessOf(tables, room, c)).owner) throw new Refused(msg('server.notOwner'));
    await tables.remove(room);
    return c.body(null, 204);
  });
  app.post('/:id/join', limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    const taken = await joinTable(room, await bodyAs(c, joinSchema));
    // Whoever is signed in holds the seat at once.
    await accessTo(room, tables.people, { token: taken.token, person: sessionOf(c) });
    return c.json(taken, 201);
  });
  app.post('/:id/renew', limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    const { nonce } = await bodyAs(c, renewSchema);
    return c.json(await renewSeat(room, tables.people, await accessOf(tables, room, c), nonce), 201);
  });
  app.post('/:id/rematch', limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    const access = await accessOf(tables, room, c);
    if (!access.owner && eyeOf(access) === 'public') throw new Refused(msg('server.notSeated'));
    return c.json(await rematch(tables, room), 201);
  });
  app.post('/:id/clone', limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    const access = await accessOf(tables, room, c);
    const wanted = await bodyAs(c, cloneSchema);
    return c.json(await cloneTable(tables, room, wanted, eyeOf(access), access.owner), 201);
  });
  app.get('/:id/export', async (c) => {
    const room = await roomOf(tables, c);
    c.header('Content-Type', 'application/json');
    c.header('Content-Disposition', `attachment; filename="${room.record.table.game}-${room.id}.json"`);
    return c.body(await exportTable(tables, room, (await accessOf(tables, room, c)).owner));
  });

  app.get('/:id/at/:input', async (c) => {
    const room = await roomOf(tables, c);
    const access = await accessOf(tables, room, c);
    return c.json(
      await room.inTurn(async () => {
        const { record } = room;
        const eye = permittedEye(room, c, access, isOver(record));
        // Inputs are numbered as the person who asks counts them, whichever eye is shown.
        const own = eyeOf(access);
        const max = inputsFor(record, own);
        const input = /^\d{1,9}$/.test(c.req.param('input')) ? Number(c.req.param('input')) : -1;
        if (input < 0 || input > max) throw new Refused(msg('server.noInput', { input: c.req.param('input'), max }));
        return sceneAt(await heldFrom(room, record.match.inputOf(own, input)), eye, input, own);
      }),
    );
  });
  app.get('/:id/record', async (c) => {
    const room = await roomOf(tables, c);
    const access = await accessOf(tables, room, c);
    return c.json({
      record: await room.inTurn(async () => {
        const eye = permittedEye(room, c, access, isOver(room.record));
        return historyFor(await wholeOf(room), eye);
      }),
    });
  });
  return app;
};
