/** The two sides of a battle: armies of Senators and their units, or a War — 1.10.11, 1.10.12, 1.11.37 */
import { type Tally, type TallyPart, less, plus, tally } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Force, LegionPlace, Rebel, Senator, War } from '../game.ts';
import type { None, ProvinceId, SenatorId } from '../ids.ts';
import { armyStrength, countLegions, forcePlace } from '../rome/forces.ts';
import { rebelLeaders } from '../rome/rebels.ts';
import { maybeSenator, military } from '../rome/senators.ts';
import type { OpenRome } from '../sight/sight.ts';
import { fleetStrength, landStrength } from '../wars/wars.ts';
import { NO_NUMBERS, type Numbers, numbersOf } from './results.ts';

/** Where a battle is fought. */
export type Ground = 'land' | 'sea';

/** [card-135-b] MIL that was rolled for this battle, by Senator. Whoever is not in it has his printed value. */
export type Rolled = Readonly<Record<string, number>>;
export const NOTHING_ROLLED: Rolled = {};

/** Units with those who lead them, whoever sent them. */
export interface Army {
  readonly t: 'army';
  /** How its Strength is called where sums are shown. */
  readonly name: 'roman' | 'rebel' | 'province';
  /** Where its Legions are. */
  readonly at: LegionPlace;
  readonly fleets: number;
  readonly commander: SenatorId | None;
  /** [1.09.34-b] Everybody who lends his MIL and is in danger: the Commander, and his Master of Horse. */
  readonly leaders: readonly Senator[];
  /** [card-139-c] MIL that Cleopatra lends as a friend. */
  readonly cleopatra: number;
  /** [amb-118] Allies that have come, or gone, in battles of this turn. */
  readonly allies: number;
  /** [2.02.41-a] What it has besides where it fights in, or for, a Province of its own. */
  readonly province?: Home;
}
/** [2.02.41-a] The printed Strength of a Province, on land and at sea, and what its Provincial Armies count in this battle. */
interface Home {
  readonly id: ProvinceId;
  readonly base: Readonly<Record<Ground, number>>;
  readonly armies: number;
}
/** A War has Strength and numbers of its own, and loses nothing until it is over. */
export interface Enemy {
  readonly t: 'war';
  readonly war: War;
}
export type Side = Army | Enemy;

/** [1.09.34-b] The Commander and, with a Dictator, his Master of Horse: both lend their MIL, both are in danger. */
export const leadersOfForce = (g: OpenRome, f: Force): Senator[] =>
  [f.commander, f.masterOfHorse].flatMap((id) => {
    const s = maybeSenator(g, id);
    return s === undefined ? [] : [s];
  });

/** [card-139-c] */
const CLEOPATRA = 3;

/** A Force of the Senate; `against` is the War it fights, if it is one. */
export const armyOfForce = (g: OpenRome, f: Force, against?: War): Army => ({
  t: 'army',
  name: 'roman',
  at: forcePlace(f),
  fleets: f.fleets,
  commander: f.commander,
  leaders: leadersOfForce(g, f),
  cleopatra: against?.cleopatra === 'ally' ? CLEOPATRA : 0,
  allies: 0,
});
/** [1.11.37-b][1.11.37-c] A Rebel's: his Legions, and his Master of Horse if he was Dictator. */
export const armyOfRebel = (g: OpenRome, rebel: Rebel): Army => {
  const army: Army = {
    t: 'army',
    name: 'rebel',
    at: rebel.army,
    fleets: 0,
    commander: rebel.senator,
    leaders: rebelLeaders(g, rebel),
    cleopatra: 0,
    allies: rebel.shift,
  };
  // [2.03.81-c][2.03.7-h]
  return plays(g, 'rebel-governors') ? advanced().withProvince(g, rebel, army) : army;
};
export const enemy = (war: War): Enemy => ({ t: 'war', war });

/** [1.10.11-b][1.10.5-f] Legions, a Veteran counting 2 whoever holds its Allegiance; [1.10.12-b] at sea Fleets. */
const unitsOf = (g: OpenRome, army: Army, ground: Ground): TallyPart[] => {
  const { at, fleets } = army;
  if (ground === 'sea') return [plus('fleets', fleets, '1.10.12-b'), ...homeOf(army, ground)];
  const legions = countLegions(g, at);
  return [
    plus('legions', legions, '1.10.11-b'),
    plus('veterans', armyStrength(g, at) - legions, '1.10.11-b'),
    ...homeOf(army, ground),
  ];
};
/** [2.02.41-a][2.02.41-f] */
const homeOf = ({ province }: Army, ground: Ground): TallyPart[] =>
  province === undefined
    ? []
    : [
        plus('baseStrength', province.base[ground], '2.02.41-a', [province.id]),
        plus('provincialArmies', ground === 'land' ? province.armies : 0, '2.02.32-a'),
      ];

/**
 * What an army brings. [1.10.11-c][1.10.11-f] MIL counts up to the strength of the units, the sum of Dictator and Master of
 * Horse included. [card-139-c] Cleopatra as a friend adds to it.
 */
export const armyTally = (g: OpenRome, army: Army, ground: Ground, rolled: Rolled = NOTHING_ROLLED): Tally => {
  const units = unitsOf(g, army, ground);
  const mil = army.leaders.map((s) => plus('military', rolled[s.id] ?? military(g, s), '1.10.11-c', [s.id]));
  const sum = mil.reduce((n, p) => n + p.n, army.cleopatra);
  const most = units.reduce((n, p) => n + p.n, 0);
  return tally(
    army.name,
    ...units,
    ...mil,
    plus('cleopatra', army.cleopatra, 'card-139-c', ['leader:139']),
    less('cap', Math.max(0, sum - most), '1.10.11-c'),
  );
};

/** [amb-118] The Strength of a side with its allies, and with so many more that these very dice have brought. */
export const strengthOf = (g: OpenRome, side: Side, ground: Ground, rolled: Rolled, more: number): number => {
  if (side.t === 'army') return Math.max(0, armyTally(g, side, ground, rolled).total + side.allies + more);
  const w = { ...side.war, shift: side.war.shift + more };
  return ground === 'land' ? landStrength(g, w) : fleetStrength(g, w);
};

/** Who is there to lead, and in danger: nobody of a War's. */
export const leadersOfSide = (side: Side): readonly Senator[] => (side.t === 'army' ? side.leaders : []);
/** [1.10.21-a][1.10.31-a] Numbers that an attacker has to fear; [1.11.37-e] an army has none. */
export const numbersAgainst = (g: OpenRome, attacker: Army, defender: Side): Numbers =>
  defender.t === 'army' ? NO_NUMBERS : numbersOf(g, defender.war, attacker.commander);
