/** The end of one process of several: its tables are closed one after another, so that the others need not load all of them at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';

/** All tables are closed within this time. */
export const DRAIN_MS = 20_000;
/** Few tables are closed faster. */
const PAUSE_MS = 100;

/** Closes the tables that people look at here. What is under way at a table is finished first. */
export const drain = async (tables: Tables, within = DRAIN_MS): Promise<void> => {
  const rooms = (await tables.loadedRooms()).filter((room) => room.audience.size > 0);
  const pause = Math.min(PAUSE_MS, within / Math.max(1, rooms.length));
  const began = performance.now();
  for (const [i, room] of rooms.entries()) {
    // By the clock and not by adding pauses up, because a timer is late on a busy machine.
    const wait = began + i * pause - performance.now();
    if (wait > 1) await sleep(wait);
    await room.idle();
    room.close(msg('server.closing'));
  }
};

/** A database that does not say so within this time is not waited for. */
const ASK_MS = 2000;

/** Whether another process is there that people can go to. */
export const hasOthers = async ({ store: { shared } }: Tables): Promise<boolean> => {
  if (!shared) return false;
  const found = shared.isAlone().then(
    (isAlone) => !isAlone,
    () => false,
  );
  return Promise.race([found, sleep(ASK_MS, false, { ref: false })]);
};
