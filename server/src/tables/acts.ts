/** What people at a table can do there. */
import { Refused, type Seat } from '@tabularium/kernel';
import { type ClientMessage, LIMITS, type Scene, type ServerMessage } from '@tabularium/protocol';
import { isPresent, showStep, tell, type Viewer } from '../showing/audience.ts';
import { Bucket, type Rate } from '../connections/bucket.ts';
import { chatFor, toldNumber } from '../showing/numbers.ts';
import { deadlineOf, isIdle, isOver, isTimed, SERVER, type TableRecord, timedSeats } from './record.ts';
import type { Room } from './room.ts';
import { say } from '../common/say.ts';
import { decisionOf, type Eye, entryFor, sceneOf } from '../showing/scenes.ts';
import type { EventBody, StoredSeat } from '../store/store.ts';

type Of<T extends ClientMessage['t']> = Omit<Extract<ClientMessage, { t: T }>, 't'>;
type Answer = Promise<ServerMessage>;

/** Who asks for something. */
export type By = Omit<Viewer, 'send'>;
type Seated = Pick<By, 'secret'> & { readonly eye: Seat };

/** Who was to act may have been replaced, or have left, while the message waited for its turn. */
const demandStill = ({ record }: Room, seat: Seat, kind: StoredSeat['kind']): void => {
  const now = record.seats[seat]?.kind;
  if (now !== kind) throw new Refused(now === 'bot' ? say('server.botPlays') : say('server.notSeated'));
};

export const act = (
  room: Room,
  by: Seated,
  { decision, nonce, verb, arg }: Of<'act'>,
  kind: 'human' | 'bot' = 'human',
): Answer =>
  room.once(by, nonce, async () => {
    const { record, audience } = room;
    const { eye: seat } = by;
    demandStill(room, seat, kind);
    // Whoever is here was shown it; it need not be worked out again.
    const asked = audience.get(seat)?.scene.decision ?? decisionOf(record, seat);
    if (asked !== decision) throw new Refused({ k: 'kernel.stale' });
    const wasMarked = isIdle(record, seat) || record.handOver?.seat === seat;
    const entry = record.match.play(arg === undefined ? { by: seat, verb } : { by: seat, verb, arg });
    const { n } = await room.commit(String(seat), nonce, { t: 'input', entry });
    showInput(room, n);
    if (isOver(record) || wasMarked || isTimed(record)) room.tellTable();
  });

/** Everybody is shown what the last input has made of the position. */
const showInput = ({ record, audience }: Room, n: number): void => {
  const input = record.match.entries.length;
  showStep(audience, scenes(record), (eye) => ({
    n: toldNumber(record, eye, n),
    entry: entryFor(record, eye, input),
  }));
};

/**
 * The game goes on without all whose time is over, as the rules say; each is written down like an answer. Who is asked
 * something new by it has the whole time for that.
 */
export const passOver = (room: Room): Promise<void> =>
  room.inTurn(async () => {
    const { record } = room;
    const deadline = deadlineOf(record);
    if (!deadline || room.clock() < deadline.at) return;
    const late = deadline.seats.map((seat) => ({ seat, asked: decisionOf(record, seat) }));
    for (const { seat, asked } of late) {
      if (decisionOf(record, seat) !== asked || !timedSeats(record).includes(seat)) continue;
      const entry = record.match.passOver(seat);
      const { n } = await room.commit(SERVER, '', { t: 'input', entry });
      showInput(room, n);
    }
    room.tellTable();
  });

export const undo = (room: Room, by: Seated, { nonce, input }: Of<'undo'>): Answer =>
  room.once(by, nonce, async () => {
    const { record, audience } = room;
    const { eye: seat } = by;
    demandStill(room, seat, 'human');
    // The key of a finished game is known: nobody may go back behind it.
    if (isOver(record)) throw new Refused({ k: 'kernel.over' });
    const undone = record.match.entries.length;
    if (input !== undefined && input !== undone) throw new Refused({ k: 'kernel.stale' });
    record.match.undo(seat);
    const { n } = await room.commit(String(seat), nonce, { t: 'undo' });
    showStep(audience, scenes(record), (eye) => ({ n: toldNumber(record, eye, n), undone }));
    if (isTimed(record)) room.tellTable();
  });

/** The new scene of each eye: what lies open is copied once for all of them. */
const scenes = (record: TableRecord): ((eye: Eye) => Scene) => {
  const view = record.match.module.view.of(record.match.state);
  return (eye) => sceneOf(record, eye, view(eye === 'spectator' ? 'public' : eye));
};

const CHAT: Rate = { burst: 12, perSecond: 1 };

export const talk = (room: Room, by: By, { nonce, room: among, text }: Of<'say'>): Answer =>
  room.once(by, nonce, async () => {
    const { eye, owner } = by;
    if (eye === 'spectator' && room.record.silenced && !owner) throw new Refused(say('server.silenced'));
    const said = cleanText(text);
    if (said === '') throw new Refused(say('server.emptyText'));
    if (isChatFull(room.record, eye)) throw new Refused(say('server.chatFull'));
    const to = among === 'table' ? among : privateRoom(room, eye, among);
    if (!chatter(room, eye).take(room.clock())) throw new Refused(say('server.tooFast'));
    const { n } = await room.commit(String(eye), nonce, { t: 'chat', line: { by: eye, room: to, text: said } });
    tell(room.audience, (e) => {
      const [line] = chatFor(room.record, e, n - 1);
      return line && { t: 'chat', n: line.n, line };
    });
  });

/** People who look on have no names, so it is all of them. */
export const silenceSpectators = (room: Room, by: By, { nonce, on }: Of<'silence'>): Answer =>
  room.once(by, nonce, async () => {
    if (!by.owner) throw new Refused(say('server.notOwner'));
    if (room.record.silenced === on) return;
    await room.commit(String(by.eye), nonce, { t: 'silence', on });
    room.tellTable();
  });

const isChatFull = ({ chat }: TableRecord, eye: Eye): boolean =>
  chat.length >= LIMITS.chatLines ||
  (eye === 'spectator' && chat.filter((line) => line.by === eye).length >= LIMITS.spectatorLines);

const chatter = ({ chatter: known, clock }: Room, eye: Eye): Bucket => {
  const found = known.get(eye) ?? new Bucket(CHAT, clock());
  known.set(eye, found);
  return found;
};

const privateRoom = ({ record }: Room, by: Eye, among: readonly Seat[]): Seat[] => {
  if (by === 'spectator') throw new Refused(say('server.notSeated'));
  const all = [...new Set([...among, by])].sort((a, b) => a - b);
  if (all.length < 2 || all.some((s) => s >= record.seats.length)) throw new Refused(say('server.alone'));
  return all;
};

/** Signs that cannot be seen but change what is read: controls, and marks that turn the direction of text. */
const UNSEEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(UNSEEN, ' ').trim();

/**
 * Consent that a bot plays for an absent seat: all other people at the table must give it.
 * Whoever comes back takes the seat again by withdrawing from it.
 */
export const handOver = (room: Room, who: Seated, { nonce, seat, agree }: Of<'handOver'>, bot: string): Answer =>
  room.once(who, nonce, async () => {
    const { record } = room;
    const { eye: by } = who;
    const body =
      by === seat && !agree && record.seats[seat]?.kind === 'bot'
        ? takeBack(room, seat)
        : consent(room, by, seat, agree, bot);
    if (isOver(record)) throw new Refused({ k: 'kernel.over' });
    await room.commit(String(by), nonce, body);
    room.tellTable();
  });

/** So many of those who have left a seat are named. */
const MOST_BEFORE = 5;

/** A seat is open again and its secret opens nothing: one's own, or for who opened the table one that has not moved. */
export const free = (room: Room, who: By, { nonce, seat }: Of<'free'>): Answer =>
  room.once(who, nonce, async () => {
    const { record } = room;
    const { eye: by, owner } = who;
    const now = record.seats[seat];
    if (now?.kind === 'open') throw new Refused(say('server.seatOpen'));
    if (by !== seat && !owner) throw new Refused(say('server.notOwner'));
    if (isOver(record)) throw new Refused({ k: 'kernel.over' });
    if (by === seat) demandStill(room, seat, 'human');
    else if (!isIdle(record, seat)) throw new Refused(say('server.hasMoved'));
    const before = [...(now?.before ?? []), now!.name].slice(-MOST_BEFORE);
    await room.commit(String(by), nonce, { t: 'seat', seat, now: { kind: 'open', name: '', before } });
    room.dismiss(seat, say('server.freed'));
    room.tellTable();
  });

const takeBack = ({ record }: Room, seat: Seat): EventBody => {
  const { bot: _, ...person } = record.seats[seat]!;
  return { t: 'seat', seat, now: { ...person, kind: 'human' } };
};

const consent = ({ record, audience }: Room, by: Seat, seat: Seat, agree: boolean, bot: string): EventBody => {
  const now = record.seats[seat];
  if (record.seats[by]?.kind !== 'human') throw new Refused(say('server.botPlays'));
  if (now?.kind !== 'human' || by === seat || isPresent(audience, seat)) throw new Refused(say('server.notAbsent'));
  const before = record.handOver?.seat === seat ? record.handOver.agreed : [];
  const agreed = agree ? [...new Set([...before, by])].sort((a, b) => a - b) : before.filter((s) => s !== by);
  const people = record.seats.flatMap((s, i) => (s.kind === 'human' && i !== seat ? [i] : []));
  // More than half, so that two who have both gone do not keep each other's seats empty.
  return people.filter((s) => agreed.includes(s)).length * 2 > people.length
    ? { t: 'seat', seat, now: { ...now, kind: 'bot', bot } }
    : { t: 'handOver', seat, agreed };
};
