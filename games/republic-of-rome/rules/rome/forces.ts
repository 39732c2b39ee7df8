/** Legions and Fleets: counting them, moving them. */
import type { OpenRome } from '../sight/sight.ts';
import { Broken, type Cx } from '@tabularium/kernel';
import { isDisbanded } from '../advanced/disbandment/state.ts';
import { rebelFleets } from '../advanced/rebels/state.ts';
import type { Force, Legion, LegionPlace, Rome } from '../game.ts';
import { type LegionId, legionNumber, legionRef, type RebelArmy, type WarId } from '../ids.ts';
import { comeHome } from './home.ts';
import { maybeSenator } from './senators.ts';

/** [comp-a][1.09.63-b] */
export const LEGIONS = 25;
export const FLEETS = 25;

export const force = (g: OpenRome, id: number): Force => {
  const found = g.forces.find((f) => f.id === id);
  if (!found) throw new Broken(`there is no force ${id}`);
  return found;
};
export const forcePlace = (f: Force): `force:${number}` => `force:${f.id}`;
export const forcesOn = (g: OpenRome, war: WarId | RebelArmy): Force[] => g.forces.filter((f) => f.war === war);
export const forceOf = (g: OpenRome, commander: string): Force | undefined =>
  g.forces.find((f) => f.commander === commander);

/** Numbers of the Legions at a place: places in `g.legions`. */
export const legionsAt = (g: OpenRome, at: LegionPlace): number[] => {
  const found: number[] = [];
  for (let n = 0; n < g.legions.length; n++) if (g.legions[n]!.at === at) found.push(n);
  return found;
};
export const countLegions = (g: OpenRome, at: LegionPlace): number => {
  let found = 0;
  for (const l of g.legions) if (l.at === at) found++;
  return found;
};
export const legion = (g: Pick<OpenRome, 'legions'>, id: LegionId | string): Legion => {
  const found = g.legions[legionNumber(id)];
  if (!found) throw new Broken(`there is no ${id}`);
  return found;
};
export const legionRefs = (numbers: readonly number[]): LegionId[] => numbers.map(legionRef);

/** [1.10.11-b][1.10.5-f] A Veteran Legion counts 2. */
export const armyStrength = (g: OpenRome, at: LegionPlace): number =>
  g.legions.reduce((n, l) => (l.at === at ? n + (l.veteran ? 2 : 1) : n), 0);
export const strengthOf = (g: OpenRome, numbers: readonly number[]): number =>
  numbers.reduce((n, i) => n + (g.legions[i]!.veteran ? 2 : 1), 0);

/** [1.09.63-b] Fleets of the State: in the Active Forces box and with Forces. */
export const fleetsInPlay = (g: OpenRome): number => g.forces.reduce((n, f) => n + f.fleets, g.fleets);
/** [2.03.23-c] Those of Rebels are neither the State's nor in the pool. */
export const fleetsInPool = (g: Rome): number => FLEETS - fleetsInPlay(g) - rebelFleets(g);
/** [2.04.2-i] Neither in the Force Pool nor disbanded. */
export const isActive = (l: Legion): boolean => l.at !== 'pool' && !isDisbanded(l);
export const legionsInPlay = (g: OpenRome): number => g.legions.filter(isActive).length;

export const raiseFleets = (g: Rome, n: number): void => {
  if (n > fleetsInPool(g)) throw new Broken(`${n} fleets wanted, ${fleetsInPool(g)} in the pool`);
  g.fleets += n;
};
/**
 * From the Active Forces box to a Force. [1.09.63-c] One Fleet is like another, so those raised in this phase are the first to
 * go; none of them comes back in it [1.09.644-e].
 */
export const sendFleets = (g: Rome, f: Force, n: number): void => {
  g.fleets -= n;
  f.fleets += n;
  g.senate.raised.fleets = Math.max(0, g.senate.raised.fleets - n);
};
/** Back to the Force Pool; a Veteran is one no more. */
export const loseLegion = (g: Rome, n: number): void => {
  g.legions[n] = { at: 'pool', veteran: false, allegiance: '' };
};

/** A new Force on a War, empty as yet. */
export const newForce = (g: Rome, war: Force['war']): Force => {
  const made: Force = {
    id: g.nextForce++,
    war,
    commander: '',
    masterOfHorse: '',
    fleets: 0,
    sent: 0,
    sentIn: 0,
    reinforcedIn: 0,
    hadLegions: false,
    victorious: false,
    homeward: false,
    fought: false,
  };
  g.forces.push(made);
  return made;
};

/** [1.09.644-b][1.11.3-b] Units to the Active Forces boxes, Commander and Master of Horse to Rome. */
export const disband = (cx: Cx<Rome>, f: Force): void => {
  const { g } = cx;
  for (const n of legionsAt(g, forcePlace(f))) g.legions[n]!.at = 'active';
  g.fleets += f.fleets;
  g.forces = g.forces.filter((x) => x.id !== f.id);
  for (const id of [f.commander, f.masterOfHorse]) {
    const s = maybeSenator(g, id);
    if (s && s.captive === '' && s.rebel === 'no') comeHome(cx, s);
  }
};
