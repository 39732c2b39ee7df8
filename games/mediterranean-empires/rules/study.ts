/** For those who think ahead, bots above all: what the rules compute from what lies open, with a view in hand. */
export { areaDice } from './barbarians/area.ts';
export { eventModifier } from './round/event.ts';
export { campaignFor } from './barbarians/pacification.ts';
export { defence } from './combat/assault.ts';
export { isLeaderFor } from './combat/active.ts';
export { winChance } from './combat/odds.ts';
export { diceTotal, fixedTotal } from './combat/strength.ts';
export { type Card, type Factor } from './data/content.ts';
export { type Effect, type EffectOf } from './data/effects.ts';
export { contentOf } from './data/printed.ts';
export { cardOf, hasType } from './empire/cards.ts';
export { attackerSeat, defenderSeat, seatOf } from './empire/order.ts';
export {
  capitalMarker,
  capitalOf,
  citiesOf,
  cityAt,
  cityCount,
  connected,
  holdsCapital,
  isArea,
  isKeyCity,
  isPort,
  isWild,
  ownerOf,
  placeOf,
  scenarioOf,
} from './empire/places.ts';
export { BATTLE_VP } from './empire/points.ts';
export { dicePart, factorOf, fixedPart } from './expedition/force.ts';
export { type Way, waysTo, waysToIntercept } from './expedition/targets.ts';
export { type Draft } from './expedition/way.ts';
export type { Empires, Played, Side } from './game.ts';
export type { Campaign, CardId, CombatKind, Place } from './ids.ts';
export type { OpenEmpires } from './sight.ts';
export { DRAFT } from './secrets.ts';
export type { EmpiresView, ForceView } from './view.ts';
