/** Measures how long the main thread was blocked, for `/health`. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** If the main thread was blocked for longer than this, the server reports that it is not well. */
const STUCK_MS = 2000;
const WINDOW_MS = 15_000;

export interface Pulse {
  /** The longest recent delay of the main thread, in milliseconds. */
  lag(): number;
  close(): void;
}

/** Covers this window and the one before, so that a delay is reported for at least one whole window. */
export const takePulse = (): Pulse => {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let before = 0;
  const now = (): number => Math.round(delays.max / 1e6) || 0;
  const turn = setInterval(() => {
    before = now();
    delays.reset();
  }, WINDOW_MS).unref();
  return {
    lag: () => Math.max(before, now()),
    close: () => {
      clearInterval(turn);
      delays.disable();
    },
  };
};

export const isStuck = (lag: number): boolean => lag > STUCK_MS;
