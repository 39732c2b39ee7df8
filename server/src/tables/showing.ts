/** Shows a table as it is now: to somebody who comes, and to all when a `step` cannot say what has changed. */
import { digest, type Eye } from '@tabularium/kernel';
import type { ServerMessage, TableInfo } from '@tabularium/protocol';
import { tell, type Viewer } from '../showing/audience.ts';
import { personOf } from '../showing/eye.ts';
import { chatFor, eventNumber, toldNumber } from '../showing/numbers.ts';
import { historyFor, sceneOf } from '../showing/scenes.ts';
import type { Room } from './room.ts';
import { votesFor } from '../votes/shown.ts';
import { tableInfo } from './table-info.ts';

/** Sends a whole `sync`, with what has been said and done since event `since`. */
export const sync = (room: Room, viewer: Viewer, since: number): void => {
  const { record, audience } = room;
  const { eye, owner } = viewer;
  const n = toldNumber(record, eye, record.n);
  const seen = since > n ? 0 : eventNumber(record, eye, since);
  const scene = audience.get(eye)?.scene ?? sceneOf(record, eye);
  const inputs = record.inputEvents.filter((m) => m.n <= seen).length;
  const known = seen === 0 ? 0 : 1 + record.match.inputsFor(eye, inputs);
  const message: ServerMessage = {
    t: 'sync',
    n,
    seat: personOf(eye),
    owner,
    table: tableFor(room, eye),
    scene,
    hash: digest(scene),
    from: known,
    record: historyFor(record, eye, known),
    chat: chatFor(record, eye, seen),
  };
  viewer.send(message, JSON.stringify(message));
};

/** The same to all viewers with this eye. */
export const showAnew = (room: Room, eye: Eye): void => {
  const row = room.audience.get(eye);
  if (!row) return;
  row.scene = sceneOf(room.record, eye);
  for (const viewer of row.viewers) sync(room, viewer, 0);
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
