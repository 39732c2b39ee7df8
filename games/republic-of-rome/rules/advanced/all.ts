/** Everything of the Advanced Rules that basic rules call, and their procedures: loaded only where they are played (`part.ts`). */
import type { Interrupt, Rules } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { Explainer } from '../explain/look.ts';
import { proceduresOf } from '../senate/proposal-kinds.ts';
import { ADVOCATES } from './advocates/explain.ts';
import { ADVOCATE_PROCS } from './advocates/index.ts';
import { DISBANDMENT_INTERRUPTS, DISBANDMENT_PROCS } from './disbandment/index.ts';
import { ADVANCED_KINDS } from './kinds.ts';
import { PASSING_LAWS } from './laws/explain.ts';
import { PASSING_LAWS_PROCS } from './laws/index.ts';
import { PONTIFEX_INTERRUPTS, PONTIFEX_PROCS } from './pontifex/index.ts';
import { PROVINCIAL_WARS_PROCS } from './provinces/index.ts';
import { REBEL_GOVERNORS } from './rebels/explain.ts';
import { REBEL_GOVERNORS_PROCS } from './rebels/index.ts';

export { ifHeAgrees, trialVotes } from './advocates/explain.ts';
export { needsAdvocate, seekAdvocate, withoutDead } from './advocates/seeking.ts';
export { plead, pleading } from './advocates/trial-roll.ts';
export { crowdTurnsOnAdvocate, judged } from './advocates/verdict.ts';
export { disbandVeterans, disbandable, mustLayDown } from './disbandment/disbanding.ts';
export { areThere, inBank, nameDisbanded, raisedBy, sayNamed } from './disbandment/raising.ts';
export { forgetDisbander, releaseDisbanded, renameDisbander } from './disbandment/owners.ts';
export { advancedAtStart } from './at-start.ts';
export { BRINGING, bring, bringable } from './laws/bringing.ts';
export { catoKnights, catoVotes, lawVotes } from './laws/catos.ts';
export { discardable, newestFirst } from './laws/discarding.ts';
export { isLawDue, isLawNext, nextLaw, takeAllBack } from './laws/waiting.ts';
export { battleVotes, doubledVotes, isBattleProposal, priestVotes } from './pontifex/battle-votes.ts';
export { collections } from './pontifex/collections.ts';
export { pontifexStep } from './pontifex/election.ts';
export { pontifexSacrifices } from './pontifex/evil-omens.ts';
export { liabilityLapses, omensCharges } from './pontifex/liability.ts';
export { forgetPriest, renamePriest } from './pontifex/priests.ts';
export { priestRevolts } from './pontifex/revolt.ts';
export { hasPontifexVeto } from './pontifex/veto-right.ts';
export { freeAllies } from './provinces/allied.ts';
export { provincialBattle, provincialBattles } from './provinces/battles.ts';
export { keepingOrder, trimForces } from './provinces/forces.ts';
export { governorsRaise } from './provinces/governors-raise.ts';
export { reinforcements, risenForces } from './provinces/reinforcements.ts';
export { afterRomanBattle } from './provinces/roman-battles.ts';
export {
  attackersOf,
  defenderAgainst,
  forgetRomanBattles,
  isUnderAttack,
  lostSpoils,
  tellAttacked,
  warsToFight,
} from './provinces/under-attack.ts';
export { attackRebelProvince } from './rebels/attack.ts';
export { interception } from './rebels/crossing.ts';
export { declarationWithGovernors } from './rebels/declaration.ts';
export { freeRebelFleets, provinceOfRebelFalls } from './rebels/ending.ts';
export { askFleets } from './rebels/fleets.ts';
export { callableFrom, desertBeforeBattle } from './rebels/desertion.ts';
export { armyFor, governorRevolts, isRebelProvince } from './rebels/governors.ts';
export { rebelIncome } from './rebels/income.ts';
export { loseInItaly } from './rebels/losses.ts';
export { rebelUpkeep } from './rebels/maintenance.ts';
export { forgetCivilBattles, isCivilWarNeglected, judgeCivilWar, noteStalemate } from './rebels/prosecution.ts';
export { mustWinAtSea, supportAgainst, withProvince } from './rebels/province.ts';
export { rebelsRaise } from './rebels/raising.ts';
export { reinforcement } from './rebels/reinforcements.ts';
export { spareFleets } from './rebels/released.ts';
export { provinceAhead, provinceIfGarrisoned } from '../explain/provinces.ts';

export const ADVANCED_PROCS: Rules<Rome>['procs'] = [
  ...PONTIFEX_PROCS,
  ...PROVINCIAL_WARS_PROCS,
  ...REBEL_GOVERNORS_PROCS,
  ...DISBANDMENT_PROCS,
  ...ADVOCATE_PROCS,
  ...PASSING_LAWS_PROCS,
  ...proceduresOf(Object.values(ADVANCED_KINDS)),
];
export const ADVANCED_INTERRUPTS: readonly Interrupt<Rome>[] = [...PONTIFEX_INTERRUPTS, ...DISBANDMENT_INTERRUPTS];
/** Explanations by verb. */
export const EXPLAINED: Readonly<Record<string, Explainer>> = { ...REBEL_GOVERNORS, ...ADVOCATES, ...PASSING_LAWS };
export { ADVANCED_KINDS };
