/** Everything of chapter IV that other rules call, and its procedures: loaded only where Factions are Neutral (`part.ts`). */
import type { Interrupt, Rules } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { ANY_TIME_INTERRUPTS, ANY_TIME_PROCS } from './forum/any-time.ts';
import { NEUTRAL_FORUM_PROCS } from './forum/initiative.ts';
import { NEUTRAL_SENATE_PROCS } from './senate/senate.ts';
import { SPOILS_INTERRUPTS } from './senate/tribunes.ts';
import { SPOILS_PROCS } from './senate/procs.ts';
import { answerTribune, mobOfVoided } from './intrigue/against-tribunes.ts';
import { assassinationCheck, CHECK_INTERRUPTS } from './intrigue/assassins.ts';
import { distribution } from './revenue/distribution.ts';
import { firstGovernor } from './opening.ts';
import { governorsSpoils } from './revenue/spoils.ts';
import { neutralBid } from './forum/bidding.ts';
import { neutralContributions } from './revenue/contributions.ts';
import { neutralRevolt } from './revolution/revolts.ts';
import { nextMove } from './next-move.ts';
import { openBodyguard } from './intrigue/open-bodyguard.ts';
import { payRebelArmy } from './revenue/rebels.ts';
import { playHeld } from './forum/cards.ts';
import { redemption } from './ransom.ts';
import { shifting } from './revenue/shifting.ts';
import { tradeStatesmen } from './revolution/trading.ts';

export { noteDominant } from './dominant.ts';
export { EXPLAINED } from './explained.ts';
export { neutralBid } from './forum/bidding.ts';
export { playHeld } from './forum/cards.ts';
export { defence, defenceMove } from './forum/defence.ts';
export { neutralInitiative } from './forum/initiative.ts';
export { raiseMove, raiseOf } from './forum/persuasion.ts';
export { mobOfVoided } from './intrigue/against-tribunes.ts';
export { guarding } from './intrigue/bodyguards.ts';
export { openBodyguard } from './intrigue/open-bodyguard.ts';
export { chooseLeader } from './leader.ts';
export { nextMove } from './next-move.ts';
export { firstGovernor, plutocratConsul } from './opening.ts';
export { redeemable, redemption } from './ransom.ts';
export { neutralContributions, noteContribution } from './revenue/contributions.ts';
export { distribution } from './revenue/distribution.ts';
export { payRebelArmy } from './revenue/rebels.ts';
export { shifting } from './revenue/shifting.ts';
export { governorsSpoils } from './revenue/spoils.ts';
export { neutralRevolt } from './revolution/revolts.ts';
export { tradeStatesmen } from './revolution/trading.ts';
export { lifeCandidate } from './senate/consul-for-life.ts';
export { toFine } from './senate/fines.ts';
export { lastOfficesEnd } from './senate/old-offices.ts';
export { coalitionSenate } from './senate/senate.ts';
export { sending } from './senate/sending.ts';
export { divideSpoils } from './senate/spoils.ts';
export { familiesDealt, FACTIONS, neutralsAtStart } from './setup.ts';

export const NEUTRAL_PROCS: Rules<Rome>['procs'] = [
  nextMove,
  firstGovernor,
  redemption,
  governorsSpoils,
  distribution,
  payRebelArmy,
  neutralContributions,
  shifting,
  ...NEUTRAL_FORUM_PROCS,
  ...ANY_TIME_PROCS,
  neutralBid,
  playHeld,
  openBodyguard,
  ...NEUTRAL_SENATE_PROCS,
  ...SPOILS_PROCS,
  assassinationCheck,
  answerTribune,
  mobOfVoided,
  tradeStatesmen,
  neutralRevolt,
];
/** [4.01.1-f] Only where there are Neutrals. */
const areThere = (g: Rome): boolean => g.neutrals !== undefined;
export const NEUTRAL_INTERRUPTS: readonly Interrupt<Rome>[] = [
  ...CHECK_INTERRUPTS,
  ...SPOILS_INTERRUPTS,
  ...ANY_TIME_INTERRUPTS,
].map((one) => ({ ...one, only: areThere }));
