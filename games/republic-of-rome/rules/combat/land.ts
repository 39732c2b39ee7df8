/** Land Battles, and how strong a Roman Force is — 1.10.11, 1.09.34 */
import type { OpenRome } from '../sight.ts';
import { type Cx, less, plus, type Tally, type TallyPart, tally } from '@tabularium/kernel';
import { abilityOf } from '../data/printed.ts';
import type { Force, LegionPlace, Rome, Senator, War } from '../game.ts';
import { omensOnAmounts } from '../rome/dice.ts';
import { armyStrength, countLegions, forcePlace } from '../rome/forces.ts';
import { maybeSenator, military } from '../rome/senators.ts';
import { fleetSupport } from '../wars/wars.ts';

/** Where a battle is fought. */
export type Ground = 'land' | 'sea';

/** [card-135-b] MIL that was rolled for this battle, by Senator. Whoever is not in it has his printed value. */
export type Rolled = Readonly<Record<string, number>>;
export const NOTHING_ROLLED: Rolled = {};

/** [1.09.34-b] The Commander and, with a Dictator, his Master of Horse: both lend their MIL, both are in danger. */
export const leadersOfForce = (g: OpenRome, f: Force): Senator[] =>
  [f.commander, f.masterOfHorse].flatMap((id) => {
    const s = id === '' ? undefined : maybeSenator(g, id);
    return s === undefined ? [] : [s];
  });

/** [1.10.11-a] Fleet Support, each Force by itself [amb-110], and somebody to fight with. */
export const canFightLand = (g: Rome, f: Force, w: War): boolean =>
  f.fleets >= fleetSupport(g, w) && countLegions(g, forcePlace(f)) > 0;

/** [card-135-b] Pompeius rolls one die and adds 1 before every battle, as Commander or as Master of Horse. */
export const rollMilitary = (cx: Cx<Rome>, all: readonly Senator[]): Rolled => {
  const rolled: Record<string, number> = {};
  for (const s of all) {
    if (abilityOf(cx.g, s.id)?.rollsMilitary) rolled[s.id] = Math.max(0, cx.d6() + 1 - omensOnAmounts(cx.g));
  }
  return rolled;
};

/**
 * [1.10.11-c][1.10.11-f] MIL counts up to the strength of the units, the sum of Dictator and Master of Horse included.
 * [card-139-c] Cleopatra as a friend adds 3 to it.
 */
const withMilitary = (
  g: OpenRome,
  of: string,
  units: readonly TallyPart[],
  lead: readonly Senator[],
  rolled: Rolled,
  cleopatra: number,
): Tally => {
  const mil = lead.map((s) => plus('military', rolled[s.id] ?? military(g, s), '1.10.11-c', [s.id]));
  const sum = mil.reduce((n, p) => n + p.n, cleopatra);
  const most = units.reduce((n, p) => n + p.n, 0);
  return tally(
    of,
    ...units,
    ...mil,
    plus('cleopatra', cleopatra, 'card-139-c', ['leader:139']),
    less('cap', Math.max(0, sum - most), '1.10.11-c'),
  );
};

/** [1.10.11-b][1.10.5-f] Legions, a Veteran counting 2 whoever holds its Allegiance. */
const legionParts = (g: OpenRome, at: LegionPlace): TallyPart[] => {
  const legions = countLegions(g, at);
  return [plus('legions', legions, '1.10.11-b'), plus('veterans', armyStrength(g, at) - legions, '1.10.11-b')];
};

/** An army with those who lead it. */
export const armyTally = (of: string, g: OpenRome, at: LegionPlace, lead: readonly Senator[], rolled: Rolled): Tally =>
  withMilitary(g, of, legionParts(g, at), lead, rolled, 0);

/** [card-139-c] */
const CLEOPATRA = 3;

/** What Rome brings: on land Legions, [1.10.12-b] at sea Fleets, and MIL up to as much again. */
export const romanTally = (g: OpenRome, f: Force, w: War, ground: Ground, rolled: Rolled = NOTHING_ROLLED): Tally => {
  const units = ground === 'sea' ? [plus('fleets', f.fleets, '1.10.12-b')] : legionParts(g, forcePlace(f));
  return withMilitary(g, 'roman', units, leadersOfForce(g, f), rolled, w.cleopatra === 'ally' ? CLEOPATRA : 0);
};

/** [1.10.11-d][amb-118] What is added to the dice: Rome's strength less the War's, less Evil Omens. */
export const modifierTally = (roman: number, enemy: number, omens: number): Tally =>
  tally(
    'battle',
    plus('roman', roman, '1.10.11-d'),
    less('enemy', enemy, '1.10.11-d'),
    less('omens', omens, 'card-168-1-b'),
  );
