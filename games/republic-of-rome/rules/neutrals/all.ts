/** Everything of chapter IV that other rules call, and its procedures: loaded only where Factions are Neutral (`part.ts`). */
import type { Interrupt, Rules } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { ANY_TIME_INTERRUPTS, ANY_TIME_PROCS } from './forum/any-time.ts';
import { neutralBid } from './forum/bidding.ts';
import { playHeld } from './forum/cards.ts';
import { NEUTRAL_FORUM_PROCS } from './forum/initiative.ts';
import { openBodyguard } from './intrigue/open-bodyguard.ts';
import { nextMove } from './next-move.ts';

export { familiesDealt, FACTIONS, neutralsAtStart } from './setup.ts';
export { nextMove } from './next-move.ts';
export { chooseLeader } from './leader.ts';
export { neutralBid } from './forum/bidding.ts';
export { playHeld } from './forum/cards.ts';
export { defence, defenceMove } from './forum/defence.ts';
export { neutralInitiative } from './forum/initiative.ts';
export { raiseMove, raiseOf } from './forum/persuasion.ts';
export { openBodyguard } from './intrigue/open-bodyguard.ts';

export const NEUTRAL_PROCS: Rules<Rome>['procs'] = [
  nextMove,
  ...NEUTRAL_FORUM_PROCS,
  ...ANY_TIME_PROCS,
  neutralBid,
  playHeld,
  openBodyguard,
];
export const NEUTRAL_INTERRUPTS: readonly Interrupt<Rome>[] = [...ANY_TIME_INTERRUPTS];
