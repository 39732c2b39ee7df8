/** What a request says, or a refusal. */
import { type Eye, Refused } from '@tabularium/kernel';
import type { Context } from 'hono';
import * as v from 'valibot';
import { isOwner, seatOf } from '../seats/access.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';

/** The body, if it is JSON and of this shape. */
export const bodyAs = async <S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> => {
  let value: unknown;
  try {
    value = JSON.parse((await c.req.text()) || '{}');
  } catch (e) {
    if (e instanceof Refused) throw e;
    throw new Refused(msg('server.malformed'));
  }
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new Refused(msg('server.malformed'));
  return parsed.output;
};

export const roomOf = async (tables: Tables, c: Context): Promise<Room> => {
  const room = await tables.room(c.req.param('id') ?? '');
  if (!room) throw new Refused(msg('server.noTable'));
  return room;
};

/** The secret that came along. It travels in a header, never in an address, so that no log keeps it. */
export const tokenOf = (c: Context): string | undefined =>
  // What is no token of ours is still one that opens nothing; another scheme is some proxy's.
  /^Bearer (.*)$/.exec(c.req.header('Authorization') ?? '')?.[1];

export const ownerToken = (c: Context): string | undefined => c.req.header('X-Owner');

export const isAsOwner = (room: Room, c: Context): boolean => isOwner(room, tokenOf(c)) || isOwner(room, ownerToken(c));

/** The eye that the secret opens. */
export const eyeOf = (room: Room, c: Context): Eye => {
  const token = tokenOf(c);
  const seat = token === undefined ? undefined : seatOf(room, token);
  if (token !== undefined && seat === undefined && !isOwner(room, token)) throw new Refused(msg('server.badToken'));
  return seat ?? 'public';
};

/** The eye that is asked for (`?as=`), where it is permitted: one's own while the game runs, any when it is over. */
export const permittedEye = (room: Room, c: Context, over: boolean): Eye => {
  const own = eyeOf(room, c);
  const as = c.req.query('as');
  if (as === undefined) return own;
  if (as === 'public' || as === 'spectator') return 'public';
  const seat = /^\d{1,2}$/.test(as) ? Number(as) : -1;
  if (!(seat in room.record.seats)) throw new Refused(msg('server.malformed'));
  if (!over && seat !== own) throw new Refused(msg('server.notSeated'));
  return seat;
};
