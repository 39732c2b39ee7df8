/**
 * What an expedition would bring to the combat at its end, and the chance that it wins: as it lies, without what others may
 * still play. `explain` says it, and proposals are made by it.
 */
import { plus, type Seat, type Tally, type TallyPart, tally } from '@tabularium/kernel';
import { areaDice } from '../barbarians/area.ts';
import { defence } from '../combat/assault.ts';
import { type Idle, idleBonuses } from '../combat/idle.ts';
import { winChance } from '../combat/odds.ts';
import { diceStrength, fixedStrength } from '../combat/strength.ts';
import { capitalMarker, cityAt, isArea, ownerOf } from '../empire/places.ts';
import type { Attack, Force, Unit } from '../game.ts';
import type { CardId, CombatKind, Place } from '../ids.ts';
import type { OpenEmpires } from '../sight.ts';
import { cardForce, cityForce, diceForce, inCombat } from './force.ts';

/** An expedition against a place, as far as it has been drawn up. */
export interface Planned {
  readonly seat: Seat;
  readonly target: Place;
  readonly way: 'land' | 'sea' | '';
  readonly path: readonly Place[];
  readonly sea: number;
  readonly units: readonly Unit[];
}

/** What may be added to it: his own Leaders and siege cards, and dice of the other side. */
export interface Added {
  readonly leaders?: readonly CardId[];
  readonly siege?: readonly CardId[];
  readonly enemyDice?: number;
}

export interface Prospect {
  readonly kind: CombatKind;
  readonly fixed: Tally;
  readonly dice: Tally;
  /** What it meets; nothing where that lies face down. */
  readonly against?: Tally;
  readonly win?: number;
}

/** [MED.5.4.7-e][MED.7-c] Dice of a city or an area, with where they come from. */
export const defenceOf = (g: OpenEmpires, place: Place): Tally => {
  if (isArea(g, place)) return tally('dice', plus('barbarians', areaDice(g, place), 'MED.7-c'));
  const marker = capitalMarker(g, place);
  const parts: TallyPart[] = [
    plus('size', cityAt(g, place).size, 'MED.5.4.7-e'),
    plus('forts', g.forts[place]!, 'MED.5.4.7-e'),
    plus('capital', marker >= 0 && g.owner[place] === marker ? 1 : 0, 'MED.5.4.7-e'),
  ];
  return tally('dice', ...parts);
};

/** The combat as if it had come to it: bonuses that its cards give each other count [MED.9-h]. */
const fought = (
  g: OpenEmpires,
  kind: CombatKind,
  attack: Pick<Attack, 'seat' | 'target' | 'force' | 'guard'>,
  siege: readonly CardId[],
): OpenEmpires => ({
  ...g,
  attack: { kind: 'expedition', arrival: 'land', intercepted: [], over: false, wrecked: false, ...attack },
  combat: { kind, place: attack.target, lost: [], counts: [0, 0], totals: [] },
  table: [
    ...g.table,
    ...siege.map((card) => ({ card, by: attack.seat, as: 'A' as const, side: 0 as const, against: '', off: false })),
  ],
});

const forceOf = ({ seat, path, way, sea, units }: Planned): Force =>
  cardForce(seat, units, { path, sails: way === 'sea', sea });

/** The combat at the end of it, against what the target itself defends with. */
const assaulted = (g: OpenEmpires, plan: Planned, { leaders = [], siege = [] }: Added) => {
  const { seat, target } = plan;
  const kind: CombatKind = isArea(g, target) ? 'field' : 'assault';
  const force = { ...forceOf(plan), leaders: [...leaders] };
  const guard = kind === 'field' ? diceForce(areaDice(g, target)) : cityForce(defence(g, target), ownerOf(g, target));
  return { kind, force, guard, there: fought(g, kind, { seat, target, force, guard }, siege) };
};

/** [MED.9-h] Bonuses of its cards that would not count there. */
export const idleIn = (g: OpenEmpires, plan: Planned): readonly Idle[] =>
  plan.units.length === 0 ? [] : idleBonuses(assaulted(g, plan, {}).there, 0);

/** Against what the target itself defends with. */
export const prospect = (
  g: OpenEmpires,
  plan: Planned,
  added: Added = {},
): Prospect & { readonly win: number; readonly against: Tally } => {
  const { kind, force, guard, there } = assaulted(g, plan, added);
  const { enemyDice = 0 } = added;
  const [fixed, dice] = [fixedStrength(there, 0), diceStrength(there, 0)];
  const enemy = { fixed: 0, dice: guard.dice + enemyDice };
  const able = inCombat(there, force, kind).length > 0;
  const win = able ? winChance({ fixed: fixed.total, dice: dice.total }, enemy) : 0;
  return { kind, fixed, dice, against: defenceOf(g, plan.target), win };
};

/**
 * [MED.5.4.4-a] An interception of the attack that is under way. What an expedition consists of is not known to whoever
 * meets it; neutrals, pirates and hordes are.
 */
export const guardProspect = (g: OpenEmpires, purpose: 'land' | 'naval', plan: Planned): Prospect => {
  const kind: CombatKind = purpose === 'land' ? 'field' : 'naval';
  const attack = g.attack!;
  const force = { ...forceOf(plan), sails: plan.way === 'sea' || purpose === 'naval' };
  const isKnown = attack.force.t !== 'cards' || attack.force.faceUp;
  const enemy: Force = isKnown
    ? { ...attack.force, units: unitsOf(attack.force.units), leaders: [...attack.force.leaders] }
    : { ...cardForce(attack.seat, [], attack.force), faceUp: true };
  const there = fought(g, kind, { seat: attack.seat, target: attack.target, force: enemy, guard: force }, []);
  const [fixed, dice] = [fixedStrength(there, 1), diceStrength(there, 1)];
  if (!isKnown) return { kind, fixed, dice };
  const [theirs, theirDice] = [fixedStrength(there, 0), diceStrength(there, 0)];
  const able = inCombat(there, force, kind).length > 0;
  const lost = winChance({ fixed: theirs.total, dice: theirDice.total }, { fixed: fixed.total, dice: dice.total });
  return { kind, fixed, dice, against: theirs, win: able ? 1 - lost : 0 };
};

const unitsOf = (units: number | readonly Unit[]): Unit[] => (typeof units === 'number' ? [] : [...units]);
