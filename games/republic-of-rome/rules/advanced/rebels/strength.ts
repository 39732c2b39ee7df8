/** Force Strength, by which Factions that would revolt are compared — 2.03.2 */
import { plus, type Tally, tally } from '@tabularium/kernel';
import type { Senator } from '../../game.ts';
import { type FactionId, type LegionId, legionNumber, type SenatorId } from '../../ids.ts';
import { force, legionRefs } from '../../rome/forces.ts';
import { military, senator } from '../../rome/senators.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { isDisbanded } from '../disbandment/state.ts';
import { forcesOf } from '../provinces/state.ts';
import { provinceUnder } from './governors.ts';

/** What a Faction declares, or thinks of declaring. */
export interface Declaration {
  faction: FactionId;
  /** Number of the Force whose Victorious Commander revolts; 0 for none. */
  force: number;
  /** Numbers of the Legions that follow him, and how many Fleets do. */
  following: number[];
  fleets: number;
  /** In the order in which they were named. */
  governors: SenatorId[];
  /** [2.03.2-o] Numbers of Veterans of theirs whom the Rebel does not count. */
  uncounted: number[];
}
export const nothingDeclared = (faction: FactionId): Declaration => ({
  faction,
  force: 0,
  following: [],
  fleets: 0,
  governors: [],
  uncounted: [],
});

/** [2.03.2-e] The Victorious Commander; [2.03.2-f] without one the Governor who was named first. */
export const primaryOf = (g: OpenRome, d: Declaration): Senator | undefined => {
  if (d.force !== 0) return senator(g, force(g, d.force).commander);
  const [first] = d.governors;
  return first === undefined ? undefined : senator(g, first);
};

/** [2.03.2-o] Veterans who owe Allegiance to one of them, wherever they are; [2.03.22-b] not those in the Bank. */
const veteransOf = (g: OpenRome, d: Declaration): number[] => {
  const primary = primaryOf(g, d);
  const rebels: readonly string[] = primary === undefined ? [] : [primary.id, ...d.governors];
  return g.legions.flatMap((l, n) => (rebels.includes(l.allegiance) && !isDisbanded(l) ? [n] : []));
};

/** [2.03.2-o] Whom he may count or leave out. */
export const countable = (g: OpenRome, d: Declaration): { of: LegionId[]; min: number; max: number } => {
  const of = legionRefs(veteransOf(g, d));
  return { of, min: of.length > 0 ? 0 : 1, max: of.length };
};
/** Those whom he leaves out when he counts these. */
export const uncountedBut = (g: OpenRome, d: Declaration, counted: readonly string[]): number[] =>
  veteransOf(g, d).filter((n) => !counted.some((id) => legionNumber(id) === n));

/**
 * [2.03.2-p][A2-60] A Legion counts once, with the most that it can: [2.03.2-o][own-80] 2 if it owes Allegiance to one of them and he
 * wishes it, [2.03.2-m][2.03.2-n] 1 or, as a Veteran, 2 if it follows the Commander, [2.03.2-k] 1 in a Garrison.
 */
const legionsWorth = (g: OpenRome, d: Declaration, places: readonly string[]): number => {
  const own = veteransOf(g, d);
  return g.legions.reduce((sum, { at, veteran }, n) => {
    const isOwn = own.includes(n);
    if (isOwn && !d.uncounted.includes(n)) return sum + 2;
    if (!isOwn && d.following.includes(n)) return sum + (veteran ? 2 : 1);
    return sum + (places.includes(at) ? 1 : 0);
  }, 0);
};

/** [2.03.2-j] MIL of the Primary Rebel, all of it; [2.03.2-l] Provincial Forces whole; [2.03.2-q] nothing for the Province itself. */
export const forceStrength = (g: OpenRome, d: Declaration): Tally => {
  const primary = primaryOf(g, d);
  if (primary === undefined) return tally('declared');
  const places = d.governors.flatMap((id) => provinceUnder(g, senator(g, id))?.id ?? []);
  const units = places.map((id) => forcesOf(g, id));
  return tally(
    'declared',
    plus('military', military(g, primary), '2.03.2-j', [primary.id]),
    plus('legions', legionsWorth(g, d, places), '2.03.2-k'),
    plus('fleets', d.fleets, '2.03.2-m'),
    plus(
      'provincialForces',
      units.reduce((n, u) => n + u.armies + u.fleets, 0),
      '2.03.2-l',
    ),
  );
};
