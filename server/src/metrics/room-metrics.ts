/** What is counted at a table. */
import type { Room } from '../tables/room.ts';
import type { StoredEvent } from '../store/store.ts';

/** An event was stored by this process. */
export const countStored = ({ metrics, record }: Room, { body }: StoredEvent): void => {
  if (body.t === 'input') metrics.count('moves_total', { game: record.table.game });
};

/** An event of another process was taken in here. How late it was matters only if somebody was there to see it. */
export const countTakenIn = ({ metrics, audience, clock }: Room, { at }: StoredEvent): void => {
  metrics.count('foreign_events_total');
  if (audience.size > 0) metrics.observe('bell_lag_seconds', Math.max(0, clock() - at) / 1000);
};
