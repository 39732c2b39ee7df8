/** Assassins' cards and Bodyguards: what the roll is changed by — 1.09.72, 1.09.73, tbl-assassin */
import type { OpenRome } from '../sight/sight.ts';
import { less, plus, type Tally, tally } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import type { CardId, FactionId } from '../ids.ts';
import { heldOf } from '../rome/cards.ts';
import { omens } from '../rome/dice.ts';

/** [tbl-assassin-mod-a][tbl-assassin-mod-b][card-49-a][card-47-a][card-152-c] What one card is worth. */
const ASSASSIN = 1;
const SECRET = 1;
const OPEN_GUARD = 2;

/** [tbl-assassin-5][tbl-assassin-3][tbl-assassin-2] */
const KILLED = 5;
const CAUGHT = 2;
export const isKilled = (total: number): boolean => total >= KILLED;
export const isCaught = (total: number): boolean => total <= CAUGHT;

export const assassinCards = (g: Rome, faction: FactionId): CardId[] => heldOf(g, faction, 'assassin');
export const bodyguardCards = (g: Rome, faction: FactionId): CardId[] => heldOf(g, faction, 'secret-bodyguard');

/** How many cards change the roll. `open`: [1.09.73-b] the Open Bodyguard lay on the target before the attempt. */
export interface Cards {
  readonly assassins: number;
  readonly secret: number;
  readonly open: boolean;
}
export const hasOpenBodyguard = (target: Senator): boolean => target.bodyguard;

/** [amb-13] The same for the first roll and for every further one: die, cards, Bodyguards, Evil Omens. */
export const attemptTally = (g: OpenRome, die: number, { assassins, secret, open }: Cards): Tally =>
  tally(
    'assassination',
    plus('die', die, '1.09.72-a'),
    plus('assassins', ASSASSIN * assassins, 'card-49-a'),
    less('openBodyguard', open ? OPEN_GUARD : 0, 'card-152-c'),
    less('secretBodyguards', SECRET * secret, '1.09.73-a'),
    less('omens', omens(g), 'card-168-1-b'),
  );

/** [1.09.73-c][card-47-b][card-152-c] One for each Bodyguard, the Open one included. */
export const extraRolls = ({ secret, open }: Cards): number => secret + (open ? 1 : 0);
