/** What the people at a table are told of an event. It follows from the event alone, whoever stored it. */
import { type Eye, NOBODY, type Undone } from '@tabularium/kernel';
import type { RecordEntry } from '@tabularium/protocol';
import { msg } from '../common/msg.ts';
import { showStep, tell } from '../showing/audience.ts';
import { chatFor, toldNumber } from '../showing/numbers.ts';
import { entryFor, isUnseen, sceneOf } from '../showing/scenes.ts';
import { type EventBody, isPrivate, type StoredEvent } from '../store/store.ts';
import { isTimed } from './clock.ts';
import { isIdle, isOver, type TableRecord } from './record.ts';
import type { Room } from './room.ts';

/** What must be remembered of the table as it was before an event. */
export interface Before {
  /** Whoever acts was marked as idle. */
  readonly wasMarked: boolean;
  readonly didWait: boolean;
  /** The hash of the token of the seat that the event is about. */
  readonly secret: string | undefined;
  /** What an undo did to later inputs. */
  readonly undone: Undone | undefined;
}

/** Taken before the record is changed by the event. */
export const beforeEvent = (record: TableRecord, body: EventBody, undone?: Undone): Before => {
  const seat = body.t === 'input' ? body.entry.input.by : NOBODY;
  return {
    wasMarked: seat !== NOBODY && isIdle(record, seat),
    didWait: record.waits,
    secret: body.t === 'seat' ? record.seats[body.seat]?.tokenHash : undefined,
    undone,
  };
};

export const tellEvent = (room: Room, event: StoredEvent, before: Before): void => {
  tellBody(room, event, before);
  // After what has happened: a line that came first would make it look old.
  tellVotes(room, event);
};

/** What has become of votes: the table says it, and shows those that are open. */
const tellVotes = (room: Room, { n, body }: StoredEvent): void => {
  const { record } = room;
  const isTold = record.chat.at(-1)?.n === n && body.t !== 'chat';
  if (isTold) tellLine(room, n);
  if (isTold || body.t === 'vote') room.tellTable();
};

const tellLine = ({ record, audience }: Room, n: number): void =>
  tell(audience, (eye) => {
    const [line] = chatFor(record, eye, n - 1);
    return line && { t: 'chat', n: line.n, line };
  });

const tellBody = (room: Room, { n, body }: StoredEvent, before: Before): void => {
  const { record, audience } = room;
  switch (body.t) {
    case 'input':
      showInput(room, n);
      // A private act must not change anything that others are told about the table.
      if (!isPrivate(body) && (isOver(record) || before.wasMarked || isTimed(record))) room.tellTable();
      return;
    case 'undo':
      showUndone(room, before.undone!, n);
      if (isTimed(record) && !isPrivate(body)) room.tellTable();
      return;
    case 'chat':
      tellLine(room, n);
      return;
    case 'seat':
      // Whoever sat there by a token that is no longer good is sent away.
      if (before.secret !== undefined && before.secret !== body.now.tokenHash)
        room.dismiss(body.seat, msg('server.freed'));
      showIfBegun(room, before);
      room.tellTable();
      return;
    case 'renew':
      // Whoever is there by the old token has to come again by the new one.
      room.dismiss(body.seat, msg('server.renewed'));
      room.tellTable();
      return;
    case 'begin':
      showIfBegun(room, before);
      room.tellTable();
      return;
    case 'pause':
    case 'ended':
      // Nobody is asked anything while the table is paused, or any more.
      for (const eye of audience.keys()) room.showAnew(eye);
      room.tellTable();
      return;
    case 'vote':
    case 'handOver':
      return;
    case 'stuck':
    case 'mute':
    case 'silence':
    case 'rematch':
    case 'extend':
    case 'pace':
    case 'vacation':
      room.tellTable();
      return;
    default:
      body satisfies never;
  }
};

/** When the game begins, everybody sees what is asked of them. */
const showIfBegun = (room: Room, { didWait }: Before): void => {
  if (!didWait || room.record.waits) return;
  for (const eye of room.audience.keys()) room.showAnew(eye);
};

/** Shows the position after the last input to all eyes that may know of it. */
const showInput = ({ record, audience }: Room, n: number): void => {
  const input = record.match.last;
  const unseen = record.match.unseenAt(input);
  const told = toldOf(record, n, input);
  showStep(
    audience,
    (eye) => sceneOf(record, eye),
    (eye) => (isUnseen(unseen, eye) ? undefined : told(eye)),
  );
};

/** What is told of an input besides the position. Eyes that count alike are given the same object, if all may read all of it. */
const toldOf = (record: TableRecord, n: number, input: number) => {
  const { match } = record;
  const entry = match.entry(input);
  const isOpen = entry.input.by !== NOBODY && entry.log.every((line) => line.to === undefined);
  let last: { readonly n: number; readonly entry: RecordEntry } | undefined;
  return (eye: Eye) => {
    const number = toldNumber(record, eye, n);
    if (!isOpen || last?.n !== number || last.entry.input !== match.inputsFor(eye, input))
      last = { n: number, entry: entryFor(record, eye, input) };
    return last;
  };
};

/**
 * An eye that knew of the input sees it gone. An eye that knows of later inputs, which were replayed without it or are
 * lost, is sent the whole scene again. Nobody else is told anything.
 */
const showUndone = (room: Room, { input, unseen, again, lost }: Undone, n: number): void => {
  const { record, audience } = room;
  const anew: Eye[] = [];
  showStep(
    audience,
    (eye) => sceneOf(record, eye),
    (eye) => {
      const knewLost = lost.some((l) => !isUnseen(l.unseen, eye));
      if (isUnseen(unseen, eye)) {
        if (knewLost) anew.push(eye);
        return undefined;
      }
      if (!knewLost && again.every((a) => isUnseen(a.unseen, eye)))
        return { n: toldNumber(record, eye, n), undone: 1 + record.match.inputsFor(eye, input - 1) };
      anew.push(eye);
      return undefined;
    },
  );
  for (const eye of anew) room.showAnew(eye);
};
