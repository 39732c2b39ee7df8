import { thinkInWorker } from './bots.ts';
import type { Around } from './local.ts';
import { deviceSaves } from './saves.ts';

/** What a game on this device stands on in a real browser. */
export const around: Around = {
  saves: deviceSaves,
  think: thinkInWorker,
  now: () => Date.now(),
  pause: 650,
};

const WORDS = 4;
/** Enough chance that nobody guesses the dice of a game alone. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(WORDS))].map((n) => n.toString(36)).join('-');
export const newId = (): string => newSeed().slice(0, 13);
