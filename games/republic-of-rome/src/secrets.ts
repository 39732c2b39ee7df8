/** Procedures that keep something hidden in their locals, and how much of it each seat may see. */
import type { Rng, Seat } from '@tabularium/kernel';
import { guessBids, maskBids } from './forum/sealed-bids.ts';
import type { Rome } from './game.ts';
import { REDISTRIBUTION_SECRET } from './revenue/redistribution.ts';
import { SPOILS_SECRET } from './revenue/spoils.ts';
import { guessTrading, maskTrading } from './revolution/trade-secrets.ts';
import { maskBallot } from './senate/ballot.ts';
import { guessWish, maskWish } from './senate/elections/consulships.ts';

export interface SecretLocals {
  /** What this seat may see of the locals: the same shape, with what is hidden left out or blanked. */
  mask(local: object, seat: Seat | 'public'): object;
  /** Locals that look the same to this seat: what was hidden is made up. `g` is the world that is being made up. */
  guess(masked: object, seat: Seat | 'public', g: Rome, rng: Rng): object;
}

/** By the name of the procedure. */
export const SECRET_LOCALS: Readonly<Record<string, SecretLocals>> = {
  'forum.sealed-auction': { mask: maskBids, guess: guessBids },
  'senate.ballot': { mask: maskBallot, guess: (masked) => masked },
  'senate.consular-wish': { mask: maskWish, guess: guessWish },
  'revenue.redistribution': REDISTRIBUTION_SECRET,
  'revenue.spoils': SPOILS_SECRET,
  'revolution.trading': { mask: maskTrading, guess: guessTrading },
};
