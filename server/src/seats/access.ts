/** What secrets allow at a table: those of a seat, of the owner, and of a person who holds them. */
import { type Eye, type Msg, Refused, type Seat } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import { type Hold, TABLE_ITSELF } from '../people/holds.ts';
import type { People } from '../people/people.ts';
import { isSession } from '../people/sessions.ts';
import type { Viewer } from '../showing/audience.ts';
import type { Room } from '../tables/room.ts';
import { fitsHash } from './tokens.ts';

/** What somebody shows. `token` is the secret of a seat or of the owner, or a session. */
export interface Shown {
  readonly token?: string | undefined;
  readonly owner?: string | undefined;
  readonly person?: string | undefined;
}

export interface Access extends Pick<Viewer, 'owner' | 'secret'> {
  readonly eye: Eye;
  /** The hash of the session, if the person is signed in. */
  readonly session?: string;
  readonly person?: string;
  /** Why what was shown opens nothing. */
  readonly refused?: Msg;
}

/** The seat that a token belongs to. The owner's token belongs to no seat. */
export const seatOf = (room: Room, token: string): Seat | undefined => {
  const seat = room.record.seats.findIndex((s) => s.tokenHash !== undefined && fitsHash(token, s.tokenHash));
  return seat === -1 ? undefined : seat;
};

/** The hash by which a seat, or the table itself, is known now. A viewer keeps it, so that we notice when the seat has changed hands since. */
const hashAt = ({ record }: Room, seat: Seat): string | undefined =>
  seat === TABLE_ITSELF ? record.table.ownerHash : record.seats[seat]?.tokenHash;

const isOwner = (room: Room, token: string | undefined): boolean =>
  token !== undefined && fitsHash(token, room.record.table.ownerHash);

/** What the secrets of seat and owner open by themselves. */
const byToken = (room: Room, token: string | undefined, owner: string | undefined) => {
  const seat = token === undefined ? undefined : seatOf(room, token);
  return {
    seat,
    secret: seat === undefined ? undefined : hashAt(room, seat),
    owns: isOwner(room, owner) || isOwner(room, token),
  };
};

/**
 * What the secrets open. Seats come first: whoever shows the secret of a seat is on that seat. Where there is none, or it opens
 * nothing any more, the person is on the seat they hold. Whoever is signed in and shows a secret holds what it opens from then on.
 */
export const accessTo = async (room: Room, people: People, shown: Shown): Promise<Access> => {
  const isSignedIn = shown.token !== undefined && isSession(shown.token);
  const token = isSignedIn ? undefined : shown.token;
  const session = isSignedIn ? shown.token : shown.person;
  const opened = byToken(room, token, shown.owner);
  const isRefused = token !== undefined && opened.seat === undefined && !isOwner(room, token);
  const bad = isRefused ? { refused: msg('server.badToken') } : {};
  if (session === undefined) return { ...accessOn(opened), ...bad };
  const me = await people.known(session);
  if (!me) {
    const isLost = opened.seat === undefined && !opened.owns;
    return { ...accessOn(opened), ...(isLost ? { refused: msg('server.signedOut') } : bad) };
  }
  const held = (await people.holds.at(me.person, room.id)).filter((h) => hashAt(room, h.seat) === h.hash);
  await holdShown(room, people, me.person, opened, held);
  const seat = held.find((h) => h.seat !== TABLE_ITSELF);
  const owns = opened.owns || held.some((h) => h.seat === TABLE_ITSELF);
  const all = opened.seat === undefined && seat ? { seat: seat.seat, secret: seat.hash, owns } : { ...opened, owns };
  const opensNothing = isRefused && all.seat === undefined && !owns;
  return { ...accessOn(all), ...me, ...(opensNothing && bad) };
};

type Opened = ReturnType<typeof byToken>;

const accessOn = ({ seat, secret, owns }: Opened): Access => ({
  eye: seat ?? 'public',
  owner: owns,
  ...(secret !== undefined && { secret }),
});

/** Holds what the secrets have opened, if it is not held already. */
const holdShown = async (
  room: Room,
  people: People,
  person: string,
  { seat, secret, owns }: Opened,
  held: readonly Hold[],
): Promise<void> => {
  const hold = async (at: Seat, hash: string): Promise<void> => {
    if (!held.some((h) => h.seat === at)) await people.holds.add(person, room.id, at, hash);
  };
  if (seat !== undefined && secret !== undefined) await hold(seat, secret);
  if (owns) await hold(TABLE_ITSELF, room.record.table.ownerHash);
};

/** Throws if what was shown opens nothing. */
export const demandOpened = <A extends Access>(access: A): A => {
  if (access.refused) throw new Refused(access.refused);
  return access;
};
