/** What people at a table can do there. */
import { type Entry, Refused, type Seat } from '@tabularium/kernel';
import type { ClientMessage, ServerMessage } from '@tabularium/protocol';
import { dropHolds } from '../people/holds.ts';
import type { Viewer } from '../showing/audience.ts';
import { isPaused } from './clock.ts';
import { seatTimes, spentAt, timedSeats } from './deadline.ts';
import { askedBy, isIdle, isOver, SERVER, type TableRecord } from './record.ts';
import type { Room } from './room.ts';
import { msg } from '../common/msg.ts';
import { emptied } from '../seats/emptied.ts';
import { decisionOf } from '../showing/scenes.ts';
import { type EventBody, isPrivate, type StoredSeat } from '../store/store.ts';
import { demandOpen } from '../votes/ended.ts';
import { demandPrivate } from './budget.ts';
import { isAnswered, type OpenCall, openCall } from './calls.ts';

export type Of<T extends ClientMessage['t']> = Omit<Extract<ClientMessage, { t: T }>, 't'>;
type Answer = Promise<ServerMessage>;

/** The person who asks for something. */
export type By = Omit<Viewer, 'send'>;
export type Seated = Pick<By, 'secret'> & { readonly eye: Seat };

/** Throws if the seat has changed hands while the message waited for its turn. */
const demandStill = ({ record }: Room, seat: Seat, kind: StoredSeat['kind']): void => {
  const now = record.seats[seat]?.kind;
  if (now !== kind) throw new Refused(now === 'bot' ? msg('server.botPlays') : msg('server.notSeated'));
};

/** Throws unless moves may be made: not before the game begins, while the table is paused, or when it has ended the game. */
const demandGoingOn = ({ record }: Room): void => {
  demandOpen(record);
  if (record.waits) throw new Refused(msg('server.notBegun'));
  if (isPaused(record)) throw new Refused(msg('server.paused'));
};

export const act = (
  room: Room,
  by: Seated,
  { decision, nonce, verb, arg }: Of<'act'>,
  kind: 'human' | 'bot' = 'human',
): Answer =>
  room[kind === 'bot' ? 'onceUnlimited' : 'once'](by, nonce, async () => {
    const { record, audience } = room;
    const { eye: seat } = by;
    demandStill(room, seat, kind);
    demandGoingOn(room);
    // If the seat is connected, its scene already holds the decision.
    const asked = audience.get(seat)?.scene.decision ?? decisionOf(record, seat);
    if (asked !== decision) throw new Refused({ k: 'kernel.stale' });
    const wait = waitOf(room);
    const entry = record.match.play(arg === undefined ? { by: seat, verb } : { by: seat, verb, arg });
    const body = inputBody(record, entry, wait);
    if (isPrivate(body) && kind === 'human') allowPrivate(room, seat);
    await room.commit(askedBy(seat), nonce, body);
  });

/** What must be known of a wait when it is over: the call that was open, and who was waited for beyond their time. */
interface Wait {
  readonly call: OpenCall | undefined;
  readonly spent: ReturnType<typeof spentAt>;
}
const waitOf = ({ record, clock }: Room): Wait => ({
  call: openCall(record),
  spent: spentAt(record, Math.max(clock(), record.last)),
});

/** The event of the last input, with the eyes it is hidden from. */
const inputBody = (record: TableRecord, entry: Entry, { call, spent }: Wait): EventBody => {
  const unseen = record.match.unseenAt(record.match.last);
  if (unseen.length > 0)
    return { t: 'input', entry, unseen, ...(isAnswered(call, openCall(record)) && { called: true }) };
  const called = isAnswered(call, openCall(record));
  return { t: 'input', entry, ...(called && { called }), ...(spent.length > 0 && { spent }) };
};

/** Takes the last input back if the seat has used up its budget for private acts. */
const allowPrivate = (room: Room, seat: Seat): void => {
  try {
    demandPrivate(room, seat);
  } catch (e) {
    room.record.match.forgetLast();
    throw e;
  }
};

/**
 * Passes over every seat whose time to answer has run out; the rules say what their silence means. Each is stored like
 * an answer. A seat that is asked something new by this has its full time for it.
 */
export const passOver = (room: Room): Promise<void> =>
  room.inTurn(async () => {
    const { record } = room;
    const now = room.clock();
    if (now < record.notBefore) return;
    const late = seatTimes(record).flatMap(({ seat, due }) =>
      due <= now ? [{ seat, asked: decisionOf(record, seat) }] : [],
    );
    for (const { seat, asked } of late) {
      if (decisionOf(record, seat) !== asked || !timedSeats(record).includes(seat)) continue;
      const wait = waitOf(room);
      const entry = record.match.passOver(seat);
      await room.commit(SERVER, '', inputBody(record, entry, wait));
    }
  });

export const undo = (room: Room, by: Seated, { nonce, input }: Of<'undo'>): Answer =>
  room.once(by, nonce, async () => {
    const { record } = room;
    const { eye: seat } = by;
    demandStill(room, seat, 'human');
    // The key of the dice is published when the game ends, so nothing can be undone after that.
    if (isOver(record)) throw new Refused({ k: 'kernel.over' });
    demandGoingOn(room);
    const { match, inputEvents } = record;
    if (input !== undefined && input !== match.inputsFor(seat)) throw new Refused({ k: 'kernel.stale' });
    const call = openCall(record);
    const undone = match.undo(seat);
    const again = undone.again.map(({ was, entry, unseen }) => ({ entry, unseen, at: inputEvents[was - 1]!.at }));
    const body: EventBody = {
      t: 'undo',
      input: undone.input,
      ...(undone.unseen.length > 0 && { unseen: undone.unseen }),
      ...(isAnswered(openCall(record), call) && { called: true as const }),
      ...(again.length > 0 && { again }),
    };
    await room.commit(askedBy(seat), nonce, body, undone);
  });

/** The owner forbids or allows chat by spectators. They have no names, so it is all or none. */
export const muteSpectators = (room: Room, by: By, { nonce, on }: Of<'mute'>): Answer =>
  room.once(by, nonce, async () => {
    if (!by.owner) throw new Refused(msg('server.notOwner'));
    if (room.record.muted === on) return;
    await room.commit(askedBy(by.eye), nonce, { t: 'mute', on });
  });

/** Whoever comes back takes their own seat again from the bot that plays for them. */
export const takeBack = (room: Room, who: Seated, { nonce }: Of<'takeBack'>): Answer =>
  room.once(who, nonce, async () => {
    const { record } = room;
    const { eye: seat } = who;
    if (isOver(record)) throw new Refused({ k: 'kernel.over' });
    const { bot, ...person } = record.seats[seat]!;
    if (bot === undefined) throw new Refused(msg('server.notReplaced'));
    await room.commit(askedBy(seat), nonce, { t: 'seat', seat, now: { ...person, kind: 'human' } });
  });

/**
 * Frees a seat and revokes its token. Everybody may free their own seat; the owner of the table also one whose player
 * has not moved yet, or a bot that cannot answer.
 */
export const free = (room: Room, who: By, { nonce, seat }: Of<'free'>): Answer =>
  room[who.eye === seat ? 'onceUnlimited' : 'once'](who, nonce, async () => {
    const { record } = room;
    const { eye: by, owner } = who;
    const now = record.seats[seat];
    if (now?.kind === 'open') throw new Refused(msg('server.seatOpen'));
    if (by !== seat && !owner) throw new Refused(msg('server.notOwner'));
    if (isOver(record)) throw new Refused({ k: 'kernel.over' });
    if (by === seat) demandStill(room, seat, 'human');
    else if (!isIdle(record, seat) && record.stuck !== seat) throw new Refused(msg('server.hasMoved'));
    await room.commit(askedBy(by), nonce, { t: 'seat', seat, now: emptied(now!) });
    await dropHolds(room.store.sql, room.id, seat);
  });
