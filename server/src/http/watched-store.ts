/** A store that says whether it can still write: whoever cannot store moves should not be sent people. */
import { codeOf } from '../program/cannot-start.ts';
import { Conflict } from '../store/conflict.ts';
import type { Store } from '../store/store.ts';
import type { Readiness } from './ready.ts';

/** What is wrong with one event (classes 22 and 23 of Postgres) is not the store's fault, and nobody can use it to send others away. */
const isAboutEvent = (e: unknown): boolean =>
  e instanceof Conflict || /^2[23]...$|^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(codeOf(e));

export const watchedStore = (store: Store, readiness: Readiness): Store => ({
  ...store,
  append: async (id, event, summary, after) => {
    try {
      await store.append(id, event, summary, after);
      readiness.wrote(true);
    } catch (e) {
      if (!isAboutEvent(e)) readiness.wrote(false);
      throw e;
    }
  },
});
