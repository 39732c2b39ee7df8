/** Rebel Governors on tables of tests. */
import type { Dice, Play } from '@tabularium/kit';
import { declarationWithGovernors } from '../advanced/rebels/declaration.ts';
import { rebelUpkeep } from '../advanced/rebels/maintenance.ts';
import { fightWar } from '../combat/war.ts';
import type { Rome } from '../game.ts';
import type { ProvinceId, RebelArmy, SenatorId } from '../ids.ts';
import { senator } from '../rome/senators.ts';
import type { RomeView } from '../sight/view.ts';
import { type Sent, sends } from './armies.ts';
import { type At, at } from './at.ts';
import { bare, table, type Table } from './bare.ts';
import { fresh } from '../rome/death.ts';
import { holds } from './provinces.ts';

/** A table that plays them. */
export const GOVERNORS: At = { options: { advanced: ['provincial-wars', 'rebel-governors'] } };
export const governed = (patch: (g: Rome) => void = () => {}, rolling: Dice = [], how: At = {}): Table =>
  table(patch, rolling, { ...GOVERNORS, ...how });

/** Further Senators of a Faction, in Rome with nothing. */
export const enlist = (g: Rome, faction: number, ...ids: SenatorId[]): void => {
  for (const id of ids) g.senators.push(fresh(g, id, faction));
};

/** The Declaration begins: senator:1 leads Faction 0, senator:2 Faction 1, senator:3 Faction 2, and Faction 0 is heard first. */
export const declaring = (patch: (g: Rome) => void, rolling: Dice = [], how: At = GOVERNORS): Play<Rome, RomeView> =>
  at(
    declarationWithGovernors,
    undefined,
    { ...how, seats: 3 },
    (g) => {
      bare(g);
      senator(g, 'senator:1').office = 'rome-consul';
      patch(g);
    },
    rolling,
  );

/** He is in Revolt in a Province that he governs: the Primary Rebel, unless there is one. */
export const revoltsIn = (
  g: Rome,
  who: SenatorId,
  id: ProvinceId,
  units: { readonly armies?: number; readonly fleets?: number; readonly developed?: boolean } = {},
): void => {
  holds(g, id, who, units).term = 0;
  senator(g, who).rebel = g.rebels.length === 0 ? 'primary' : 'secondary';
  g.rebels.push({ senator: who, army: id, since: Math.max(1, g.turn), masterOfHorse: '', shift: 0 });
};

/**
 * Maintenance begins: senator:2 of seat 1 is in Revolt in Africa with two Provincial Armies and a Fleet. Undeveloped, its Strength is
 * 3 on land and 5 at sea, so that he owes 22.
 */
export const paying = (patch: (g: Rome) => void): Play<Rome, RomeView> =>
  at(rebelUpkeep, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    revoltsIn(g, 'senator:2', 'province:africa', { armies: 2, fleets: 1 });
    patch(g);
  });

/** A battle against a Rebel: senator:1 of seat 0, or somebody else, attacks, in Italy or in a Province; Unrest is 5 before. */
export const attacking = (
  foe: RebelArmy,
  sent: Sent,
  patch: (g: Rome) => void,
  dice: Dice,
  who: SenatorId = 'senator:1',
): Play<Rome, RomeView> =>
  at(
    fightWar,
    { foe },
    { ...GOVERNORS, seats: 3 },
    (g) => {
      bare(g);
      g.phase = 'combat';
      g.unrest = 5;
      patch(g);
      senator(g, who).office = 'field-consul';
      sends(g, who, foe, sent);
    },
    dice,
  );

/** He has marched from a Province that he governs, with its Provincial Forces: the Primary Rebel. */
export const marchesFrom = (
  g: Rome,
  who: SenatorId,
  id: ProvinceId,
  { armies = 0, fleets = 0 }: { readonly armies?: number; readonly fleets?: number } = {},
): void => {
  revoltsIn(g, who, id);
  Object.assign(g.rebels.at(-1)!, { army: 'rebel' });
  senator(g, who).at = 'field';
  g.advanced!.rebels!.inItaly.push({ province: id, armies, fleets });
};

/** He is on the way from it to Italy, since last turn: the Primary Rebel with all he has. */
export const sailsFrom = (
  g: Rome,
  who: SenatorId,
  id: ProvinceId,
  units: { readonly armies?: number; readonly fleets?: number } = {},
): void => {
  g.turn = 3;
  marchesFrom(g, who, id, units);
  Object.assign(g.rebels.at(-1)!, { since: 1 });
  g.advanced!.rebels!.crossing.push({ province: id, armies: 0, fleets: 0, legions: [] });
};

/** Some of what is there is on the way from it to the Primary Rebel in Italy. */
export const reinforcesFrom = (
  g: Rome,
  id: ProvinceId,
  { armies = 0, fleets = 0, legions = [] }: { armies?: number; fleets?: number; legions?: readonly number[] },
): void => {
  g.advanced!.rebels!.crossing.push({ province: id, armies, fleets, legions });
};
