/** Reads the parts of a request, or throws `Refused`. */
import { type Eye, Refused } from '@tabularium/kernel';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { type Access, accessTo, demandOpened } from '../seats/access.ts';
import type { SignedIn } from '../people/people.ts';
import { isSession } from '../people/sessions.ts';
import type { Room } from '../tables/room.ts';
import { BadRequest } from '../common/bad-request.ts';
import { readAs } from '../common/faults.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';

/** The body as JSON of this shape. */
export const bodyAs = async <S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> => {
  const text = await c.req.text().catch((e: unknown) => {
    throw e instanceof Refused ? e : new BadRequest('malformed', [msg('server.field.noObject')]);
  });
  const read = readAs(schema, text || '{}');
  if ('faults' in read) throw new BadRequest('malformed', read.faults);
  return read.value;
};

export const roomOf = async (tables: Tables, c: Context): Promise<Room> => {
  const room = await tables.room(c.req.param('id') ?? '');
  if (!room) throw new Refused(msg('server.noTable'));
  // Whoever was answered by one process may ask another next.
  await room.freshen();
  return room;
};

/** The token of the request. It is sent in a header and never in the URL, so that no log keeps it. */
const tokenOf = (c: Context): string | undefined =>
  // Any Bearer value counts as a token, even one that opens nothing. Other schemes belong to a proxy and are ignored.
  /^Bearer (.*)$/.exec(c.req.header('Authorization') ?? '')?.[1];

/** The session of the request, if the person is signed in. */
export const sessionOf = (c: Context): string | undefined =>
  c.req.header('X-Person') ?? [tokenOf(c)].find((token) => token !== undefined && isSession(token));

/** Who is signed in with the session that is the bearer of the request. Throws if nobody is. */
export const signedIn = async ({ people }: Tables, c: Context): Promise<SignedIn & { readonly secret: string }> => {
  const secret = tokenOf(c) ?? '';
  const me = await people.known(secret);
  if (!me) throw new Refused(msg('server.signedOut'));
  return { ...me, secret };
};

/** What the secrets of the request allow at the table. */
export const accessOf = ({ people }: Tables, room: Room, c: Context): Promise<Access> =>
  accessTo(room, people, { token: tokenOf(c), owner: c.req.header('X-Owner'), person: sessionOf(c) });

/** The eye that they allow. Throws if they open nothing. */
export const eyeOf = (access: Access): Eye => demandOpened(access).eye;

/** The eye asked for with `?as=`. While the game runs, only one's own seat or the public eye; any seat when it is over. */
export const permittedEye = (room: Room, c: Context, access: Access, over: boolean): Eye => {
  const own = eyeOf(access);
  const as = c.req.query('as');
  if (as === undefined) return own;
  if (as === 'public') return as;
  const seat = /^\d{1,2}$/.test(as) ? Number(as) : -1;
  const seats = Object.keys(room.record.seats);
  if (!(seat in room.record.seats))
    throw new BadRequest('malformed', [
      msg('server.field.oneOf', { at: 'as', allowed: ['public', ...seats].join(', ') }),
    ]);
  if (!over && seat !== own) throw new Refused(msg('server.notSeated'));
  return seat;
};
