/** A store that says how long it takes to write, and how often another process was first. */
import { Conflict } from '../store/conflict.ts';
import type { Store } from '../store/store.ts';
import { type Metrics, timed } from './metrics.ts';

export const measuredStore = (store: Store, metrics: Metrics): Store => ({
  ...store,
  append: async (id, event, summary, after) => {
    try {
      await timed(metrics, 'append_seconds', () => store.append(id, event, summary, after));
    } catch (e) {
      if (e instanceof Conflict) metrics.count('conflicts_total');
      throw e;
    }
  },
});
