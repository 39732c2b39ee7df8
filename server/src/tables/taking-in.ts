/** What an event that another process has stored does to the match of a table in memory. No rules run. */
import { type Eye, NOBODY, same, type Undone, versionIn } from '@tabularium/kernel';
import type { EventBody, StoredEvent } from '../store/store.ts';
import type { TableRecord } from './record.ts';

/** The event has brought the game to rules that this release does not have. */
export const needsNewer = ({ match }: TableRecord, { body }: StoredEvent): boolean => {
  if (body.t !== 'input') return false;
  const { input } = body.entry;
  return input.by === NOBODY && (versionIn(input) ?? 0) > match.module.meta.version;
};

/** Changes the match by an event. For an undo, returns what it did to later inputs. The rest of the record is not yet changed. */
export const restoreEvent = (record: TableRecord, { body }: StoredEvent): Undone | undefined => {
  const { match } = record;
  if (body.t === 'undo') return restoreUndo(record, body);
  if (body.t === 'input') {
    match.restore(body.entry, body.unseen);
    match.checkRestored();
  }
  return undefined;
};

const restoreUndo = (record: TableRecord, body: Extract<EventBody, { readonly t: 'undo' }>): Undone => {
  const { match } = record;
  const undone = undoneBy(record, body);
  while (match.last >= undone.input) match.forgetLast();
  for (const { entry, unseen } of undone.again) match.restore(entry, unseen);
  match.checkRestored();
  return undone;
};

/** Which of the later inputs were played again, and which are lost. One that was played again kept its time and its words. */
const undoneBy = (
  { match, inputEvents }: TableRecord,
  { input = match.last, unseen = [], again = [] }: Extract<EventBody, { readonly t: 'undo' }>,
): Undone => {
  const found: Undone['again'][number][] = [];
  const lost: { readonly unseen: readonly Eye[] }[] = [];
  for (let was = input + 1; was <= match.last; was++) {
    const next = again[found.length];
    const isNext = next?.at === inputEvents[was - 1]!.at && same(next.entry.input, match.entry(was).input);
    if (isNext) found.push({ was, entry: next.entry, unseen: next.unseen ?? [] });
    else lost.push({ unseen: match.unseenAt(was) });
  }
  return { input, unseen, again: found, lost };
};
