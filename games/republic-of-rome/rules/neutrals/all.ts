/** Everything of chapter IV that other rules call, and its procedures: loaded only where Factions are Neutral (`part.ts`). */
import type { Interrupt, Rules } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { nextMove } from './next-move.ts';
import { redemption } from './ransom.ts';
import { neutralContributions } from './revenue/contributions.ts';
import { distribution } from './revenue/distribution.ts';
import { payRebelArmy } from './revenue/rebels.ts';
import { shifting } from './revenue/shifting.ts';
import { governorsSpoils } from './revenue/spoils.ts';
import { neutralRevolt } from './revolution/revolts.ts';
import { tradeStatesmen } from './revolution/trading.ts';

export { nextMove } from './next-move.ts';
export { redeemable, redemption } from './ransom.ts';
export { neutralContributions, noteContribution } from './revenue/contributions.ts';
export { distribution } from './revenue/distribution.ts';
export { payRebelArmy } from './revenue/rebels.ts';
export { shifting } from './revenue/shifting.ts';
export { governorsSpoils } from './revenue/spoils.ts';
export { neutralRevolt } from './revolution/revolts.ts';
export { tradeStatesmen } from './revolution/trading.ts';
export { familiesDealt, FACTIONS, neutralsAtStart } from './setup.ts';

export const NEUTRAL_PROCS: Rules<Rome>['procs'] = [
  nextMove,
  redemption,
  governorsSpoils,
  distribution,
  payRebelArmy,
  neutralContributions,
  shifting,
  tradeStatesmen,
  neutralRevolt,
];
export const NEUTRAL_INTERRUPTS: readonly Interrupt<Rome>[] = [];
