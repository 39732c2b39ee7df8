/** For those who think ahead, bots above all: what the rules compute from what lies open, with a view in hand. */
export { plays } from './advanced/advanced.ts';
export { isAbout, isDue } from './agreements/enforce.ts';
export { spelling } from './agreements/spelling.ts';
export { forcesOf } from './advanced/provinces/state.ts';
export { navalStrength } from './advanced/provinces/strength.ts';
export { attackersOf } from './advanced/provinces/under-attack.ts';
export { hasLanded, isAway } from './advanced/rebels/state.ts';
export { type Chances, chances } from './combat/chances.ts';
export { abilityOf, cardOf, concessionCard, landBill, leaderCard, provinceCard, tablesOf } from './data/printed.ts';
export { isRaided } from './events/barbarian-raids.ts';
export { unitCost } from './events/manpower-shortage.ts';
export { persuasionOdds, persuasionTally } from './forum/base-number.ts';
export type { Force, Rome, Senator, War } from './game.ts';
export { type FactionId, factionRef, isRebelArmy, type LandBill, PHASES, type RebelArmy, type WarId } from './ids.ts';
export { debits } from './revenue/debits.ts';
export { influenceFor } from './revenue/contributions.ts';
export { rebelTally } from './revolution/civil-battle.ts';
export { armyStrength, countLegions, forceOf, forcePlace, isActive, legionsAt } from './rome/forces.ts';
export { decider, hrao } from './rome/hrao.ts';
export { sideOf } from './rome/provinces.ts';
export { primaryRebel, rebelAt, rebelFaction } from './rome/rebels.ts';
export { isLawInForce, LAW } from './rome/cards.ts';
export { allFactions, factionsIn, isNeutral, isPlayerOf, ownFaction } from './rome/players.ts';
export {
  holderOf,
  isAlignedInRome,
  isCorrupt,
  isInForum,
  isInRome,
  isLeader,
  maybeSenator,
  military,
  numberOf,
  oratory,
  senatorsOf,
  votesInRome,
  votesOf,
} from './rome/senators.ts';
export { AUTOMATIC } from './senate/consul-for-life.ts';
export { lifeNominees } from './senate/life-election.ts';
export { votersOf, votesCast } from './senate/counting.ts';
export { presiding } from './senate/presiding.ts';
export type { ForceOrder, Proposal } from './senate/proposal.ts';
export type { Floor } from './senate/state.ts';
export type { OpenRome } from './sight/sight.ts';
export { ownDraft, type RomeView } from './sight/view.ts';
export { influenceOf } from './victory/over.ts';
export {
  activeWars,
  countActiveWars,
  fleetStrength,
  fleetSupport,
  landStrength,
  matches,
  maybeWar,
  needsNavalBattle,
  warCard,
} from './wars/wars.ts';
export { isNavalFirst, supportNeeded } from './wars/fighting.ts';
export { mustAttackFirst } from './wars/matching.ts';
