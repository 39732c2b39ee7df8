/** The leaf of an event: what it does, and on which results it comes. */
import { contentOf } from '../../rules/data/printed.ts';
import type { EventId } from '../../rules/ids.ts';
import type { LeafProps } from './leaf.tsx';
import { Part } from './parts.tsx';
import { rangeOf } from './place-leaf.tsx';

export const EventLeaf = ({ view, say, event }: LeafProps & { readonly event: EventId }) => {
  const rows = contentOf(view).tables.events.rows.filter((row) => row.event === event);
  return (
    <>
      {view.event === event && (
        <p class="chips">
          <span class="chip">{say('leaf.eventNow')}</span>
        </p>
      )}
      <p class="text">{say(`leaf.event.${event}`)}</p>
      <Part title={say('leaf.comesOn')}>
        <p>
          <b>{rows.map(({ min, max }) => rangeOf(min, max)).join(', ')}</b> · {say('leaf.eventRoll')}
        </p>
      </Part>
    </>
  );
};
