/** Everything of chapter IV that other rules call, and its procedures: loaded only where Factions are Neutral (`part.ts`). */
import type { Interrupt, Rules } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { nextMove } from './next-move.ts';
import { NEUTRAL_SENATE_PROCS } from './senate/senate.ts';

export { noteDominant } from './dominant.ts';
export { coalitionSenate } from './senate/senate.ts';
export { familiesDealt, FACTIONS, neutralsAtStart } from './setup.ts';

export const NEUTRAL_PROCS: Rules<Rome>['procs'] = [nextMove, ...NEUTRAL_SENATE_PROCS];
export const NEUTRAL_INTERRUPTS: readonly Interrupt<Rome>[] = [];
