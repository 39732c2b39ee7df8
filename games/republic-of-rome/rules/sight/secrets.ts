/** Procedures of whose locals something may be hidden: locals that look the same to an eye, with what it does not see made up. */
import type { Eye, Rng } from '@tabularium/kernel';
import { guessBids } from '../forum/sealed-bids.ts';
import type { Rome } from '../game.ts';
import { guessSpoils } from '../revenue/spoils.ts';
import { guessTrading } from '../revolution/trade-secrets.ts';
import { guessWish } from '../senate/elections/consulships.ts';

/** `g` is the world that is being made up. */
type GuessLocal = (seen: object, eye: Eye, g: Rome, rng: Rng) => object;

/** By the name of the procedure. */
export const GUESS_LOCALS: Readonly<Record<string, GuessLocal>> = {
  'forum.sealed-auction': guessBids,
  'senate.ballot': (seen) => ({ bought: {}, ways: {}, ...seen }),
  'senate.consular-wish': guessWish,
  'revenue.spoils': guessSpoils,
  'revolution.trading': guessTrading,
};
