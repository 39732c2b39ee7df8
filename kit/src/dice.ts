/**
 * Dice of a test. They are strict: a roll that was not ordered is an error, and so is an ordered one that nobody rolled.
 * A test that wants random dice says so (`byChance`).
 */
import { NO_MORE, type Rigged, type State } from '@tabularium/kernel';

/** Results in the order they are rolled: numbers, or names of what is drawn (`chit:5`). */
export type Dice = readonly Rigged[];

/** From here on these are rolled, and nothing else. */
export const order = (state: Pick<State<unknown>, 'rig'>, dice: Dice): void => {
  state.rig.splice(0, Number.POSITIVE_INFINITY, ...dice, NO_MORE);
};

/** From here on dice fall by the seed, after the first ones if those are given. */
export const leaveToChance = (state: Pick<State<unknown>, 'rig'>, first: Dice = []): void => {
  state.rig.splice(0, Number.POSITIVE_INFINITY, ...first);
};

/** Ordered and not rolled yet. */
export const unrolled = (state: Pick<State<unknown>, 'rig'>): Dice => state.rig.filter((x) => x !== NO_MORE);

/** What was ordered since the last look; it is checked when the test ends. */
const watched: (() => string | undefined)[] = [];

/** Remembers to look at the end of the test whether all was rolled. */
export const watchDice = (leftOver: () => string | undefined): void => {
  watched.push(leftOver);
};

/** Returns the checks that are due now and forgets them; each says which dice were not rolled, if any. For the test runner. */
export const takeWatched = (): readonly (() => string | undefined)[] => watched.splice(0);
