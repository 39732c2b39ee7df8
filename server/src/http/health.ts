/** Is the server well? It is not when the store cannot write, or when something holds up everything else. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Somebody who waits longer than this for any answer thinks that the server is gone. */
const STUCK_MS = 2000;
const WINDOW_MS = 15_000;

export interface Pulse {
  /** The longest that everything was held up lately, in milliseconds. */
  lag(): number;
  close(): void;
}

/** Of this window and the one before it, so that what has just happened is never forgotten at once. */
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
