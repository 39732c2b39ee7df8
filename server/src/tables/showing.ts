/** Shows a table as it is now: to somebody who comes, and to all when a `step` cannot say what has changed. */
import { digest, type Eye } from '@tabularium/kernel';
import type { ServerMessage, TableInfo } from '@tabularium/protocol';
import { tell, type Viewer } from '../showing/audience.ts';
import { personOf } from '../showing/eye.ts';
import { chatFor, eventNumber, toldNumber } from '../showing/numbers.ts';
import { historyFor, sceneOf } from '../showing/scenes.ts';
import { heldFrom, wholeOf } from './past.ts';
import type { TableRecord } from './record.ts';
import type { Room } from './room.ts';
import { votesFor } from '../votes/shown.ts';
import { tableInfo } from './table-info.ts';

/** Sends a whole `sync`, with what has been said and done since event `since`. May be called only from inside `inTurn`. */
export const sync = async (room: Room, viewer: Viewer, since: number): Promise<void> => {
  const { record } = room;
  const { eye } = viewer;
  const seen = since > toldNumber(record, eye, record.n) ? 0 : eventNumber(record, eye, since);
  const inputs = record.inputEvents.filter((m) => m.n <= seen).length;
  if (seen > 0) send(room, viewer, seen, 1 + record.match.inputsFor(eye, inputs), await heldFrom(room, inputs));
  else send(room, viewer, 0, 0, await wholeOf(room));
};

/** Lines after event `seen`, and the record from input `from` on, as the eye counts; `past` holds it. */
const send = (room: Room, viewer: Viewer, seen: number, from: number, past: TableRecord): void => {
  const { record, audience } = room;
  const { eye, owner } = viewer;
  const scene = audience.get(eye)?.scene ?? sceneOf(record, eye);
  const message: ServerMessage = {
    t: 'sync',
    n: toldNumber(record, eye, record.n),
    seat: personOf(eye),
    owner,
    table: tableFor(room, eye),
    scene,
    hash: digest(scene),
    from,
    record: historyFor(past, eye, from),
    chat: chatFor(record, eye, seen),
  };
  viewer.send(message, JSON.stringify(message));
};

/**
 * The same to all viewers with this eye. They have the record, but for what may have changed. Where that begins follows from what
 * everybody knows, and not from how much is held: otherwise it would tell how much is done in private.
 */
export const showAnew = (room: Room, eye: Eye): void => {
  const { record, audience } = room;
  const row = audience.get(eye);
  if (!row) return;
  row.scene = sceneOf(record, eye);
  const from = 1 + record.match.inputsFor(eye, Math.max(0, record.match.settled));
  for (const viewer of row.viewers) send(room, viewer, 0, from, record);
};

/** Tells everybody about the table itself. */
export const tellTable = (room: Room): void => {
  const { record, audience, elsewhere } = room;
  const table = tableInfo(record, audience, elsewhere);
  tell(audience, (eye) => ({
    t: 'table',
    n: toldNumber(record, eye, record.n),
    table: { ...table, ...votesFor(room, eye) },
  }));
};

/** The table as this eye knows it: votes count moves as everybody counts them for themselves. */
export const tableFor = (room: Room, eye: Eye): TableInfo => ({
  ...tableInfo(room.record, room.audience, room.elsewhere),
  ...votesFor(room, eye),
});
