/** Routes for tables: opening, joining, looking back, exporting and removing. */
import { Refused } from '@tabularium/kernel';
import { cloneSchema, joinSchema, LIMITS, newTableSchema } from '@tabularium/protocol';
import { Hono } from 'hono';
import { cloneTable } from '../opening/clone.ts';
import { createTable } from '../opening/create.ts';
import { exportTable } from '../opening/export.ts';
import { importTable } from '../opening/import.ts';
import { joinTable } from '../opening/join.ts';
import { rematch } from '../opening/rematch.ts';
import { isOver } from '../tables/record.ts';
import { msg } from '../common/msg.ts';
import { historyFor, inputsFor, sceneAt } from '../showing/scenes.ts';
import { tableInfo } from '../tables/table-info.ts';
import type { Deps } from './deps.ts';
import { limitSize } from './guards.ts';
import { bodyAs, eyeOf, isAsOwner, permittedEye, roomOf } from './requests.ts';
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
    return c.json(await room.inTurn(() => tableInfo(room.record, room.audience, room.elsewhere)));
  });
  app.delete('/:id', async (c) => {
    const room = await roomOf(tables, c);
    if (!isAsOwner(room, c)) throw new Refused(msg('server.notOwner'));
    await tables.remove(room);
    return c.body(null, 204);
  });
  app.post('/:id/join', limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    return c.json(await joinTable(room, await bodyAs(c, joinSchema)), 201);
  });
  app.post('/:id/rematch', limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    if (!isAsOwner(room, c) && eyeOf(room, c) === 'public') throw new Refused(msg('server.notSeated'));
    return c.json(await rematch(tables, room), 201);
  });
  app.post('/:id/clone', limitSize(LIMITS.message), async (c) => {
    const room = await roomOf(tables, c);
    return c.json(
      await cloneTable(tables, room, await bodyAs(c, cloneSchema), eyeOf(room, c), isAsOwner(room, c)),
      201,
    );
  });
  app.get('/:id/export', async (c) => {
    const room = await roomOf(tables, c);
    c.header('Content-Type', 'application/json');
    c.header('Content-Disposition', `attachment; filename="${room.record.table.game}-${room.id}.json"`);
    return c.body(await exportTable(tables, room, isAsOwner(room, c)));
  });

  app.get('/:id/at/:input', async (c) => {
    const room = await roomOf(tables, c);
    return c.json(
      await room.inTurn(() => {
        const { record } = room;
        const eye = permittedEye(room, c, isOver(record));
        // Inputs are numbered as the person who asks counts them, whichever eye is shown.
        const own = eyeOf(room, c);
        const max = inputsFor(record, own);
        const input = /^\d{1,9}$/.test(c.req.param('input')) ? Number(c.req.param('input')) : -1;
        if (input < 0 || input > max) throw new Refused(msg('server.noInput', { input: c.req.param('input'), max }));
        return sceneAt(record, eye, input, own);
      }),
    );
  });
  app.get('/:id/record', async (c) => {
    const room = await roomOf(tables, c);
    return c.json({
      record: await room.inTurn(() => historyFor(room.record, permittedEye(room, c, isOver(room.record)))),
    });
  });
  return app;
};
