import { thinkInWorker } from './bots.ts';
import type { Around } from './local-table.ts';
import { deviceSaves } from './saves.ts';

/** What a game on this device needs from a real browser. */
export const around: Around = {
  saves: deviceSaves,
  think: thinkInWorker,
  now: () => Date.now(),
  pause: 650,
};

const WORDS = 4;
/** A random seed, long enough that nobody can guess the dice. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(WORDS))].map((n) => n.toString(36)).join('-');
export const newId = (): string => newSeed().slice(0, 13);
