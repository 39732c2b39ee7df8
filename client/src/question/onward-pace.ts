/** Whether what goes on by itself waits to be pressed, and for how long it can be read. */
import type { Settings } from '../app/settings.ts';

export type Pace = Settings['pace'];
/** As the pace says; to the next question whatever it says; or not until it is pressed. */
export type Going = 'paced' | 'runs' | 'stopped';

/** `begins`: it is asked for the first time, or another pace was chosen. */
export const nextGoing = (what: 'begins' | 'runs' | 'stops' | 'steps', pace: Pace): Going => {
  if (what === 'runs') return 'runs';
  // A step by hand goes on from there at the pace that was chosen, but a stop holds everything that would go by itself.
  return what === 'stops' && pace !== 'step' ? 'stopped' : 'paced';
};

export const isGoing = (going: Going, pace: Pace): boolean =>
  going === 'runs' || (going === 'paced' && pace !== 'step');

/** So that each is seen to happen, and a server is not asked too much of. */
const LEAST_MS = 40;
/** To look there, and to read a letter. */
const LOOK_MS = 1200;
const LETTER_MS = 25;
const MOST_MS = 6000;

export const pauseFor = (going: Going, pace: Pace, said: string): number =>
  going === 'paced' && pace === 'calm' ? Math.min(MOST_MS, LOOK_MS + LETTER_MS * said.length) : LEAST_MS;
