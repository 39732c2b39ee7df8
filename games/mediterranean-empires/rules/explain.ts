/**
 * The numbers behind an answer: what a city or an area defends with, what an expedition brings, and the odds.
 *
 * Cards that others may still play are unknown and not counted, nor are dice at the start of a battle.
 */
import type { OpenEmpires } from './sight.ts';
import { copy, type Explanation, type Tally } from '@tabularium/kernel';
import { usesOf, type WindowKind } from './cards/usable.ts';
import { isEmpty } from './combat/battle.ts';
import { winChance } from './combat/odds.ts';
import { diceStrength, fixedStrength } from './combat/strength.ts';
import { countFor } from './end/count.ts';
import { placeOf } from './empire/places.ts';
import type { Draft } from './expedition/way.ts';
import { forceOf } from './expedition/force.ts';
import { defenceOf, guardProspect, prospect } from './expedition/prospect.ts';
import type { Side, Unit } from './game.ts';
import { DRAFT } from './secrets.ts';
import type { EmpiresView } from './view.ts';

export const explain = (view: EmpiresView, verb: string, ref: string): Explanation | undefined => {
  const g: OpenEmpires = view;
  const top = view.flow.at(-1);
  switch (verb) {
    case 'attack':
      return { tallies: [defenceOf(g, placeOf(g, ref))] };
    case 'troop':
    case 'fleet':
    case 'declare':
    case 'landing':
    case 'directAssault':
      return top?.proc === DRAFT ? drafted(g, top.local as Draft, verb, ref) : undefined;
    case 'play':
      return g.combat && top ? played(copy(g), (top.local as { kind: WindowKind }).kind, view, ref) : undefined;
    case 'decline':
      return g.combat && top?.proc === 'cards.window' ? inBattle(g) : undefined;
    case 'pass':
      // [MED.4.2-a] What the turn would bring if it ended now.
      return view.seat === 'public' ? undefined : { tallies: Object.values(countFor(g, view.seat)) };
    default:
      return undefined;
  }
};

/** The expedition as it is drawn up, with this card: against the target, or as an interception. */
const drafted = (g: OpenEmpires, l: Draft, verb: string, ref: string): Explanation | undefined => {
  // Others see nothing of it.
  if (!('target' in l)) return undefined;
  const more: Unit[] = verb === 'troop' ? [unit(ref, 'T')] : verb === 'fleet' ? [unit(ref, 'F')] : [];
  const plan = { ...l, units: [...l.units, ...more] };
  const { fixed, dice, against, win } = l.purpose === 'attack' ? prospect(g, plan) : guardProspect(g, l.purpose, plan);
  return {
    tallies: [fixed, dice, ...(against ? [against] : [])],
    ...(win !== undefined && { odds: { win, draw: 0, lose: 1 - win } }),
  };
};

const unit = (card: string, as: Unit['as']): Unit => ({ card, as, on: '' });

/** The combat at hand as it would be with one more card. `g` is a copy. */
const played = (g: OpenEmpires, kind: WindowKind, view: EmpiresView, card: string): Explanation | undefined => {
  if (view.seat === 'public') return undefined;
  const [as] = usesOf(g, kind, view.seat, card);
  const side: Side = g.attack!.guard!.seat === view.seat ? 1 : 0;
  if (as === 'L') forceOf(g, side).leaders.push(card);
  else if (as === 'A' || as === 'D')
    return inBattle({
      ...g,
      table: [...g.table, { card, by: view.seat, as, side: as === 'A' ? 0 : 1, against: '', off: false }],
    });
  else return undefined;
  return inBattle(g);
};

const inBattle = (g: OpenEmpires): Explanation => {
  const [attacker, defender] = ([0, 1] as const).map(
    (side) => [fixedStrength(g, side), diceStrength(g, side)] as const,
  );
  const power = ([fixed, dice]: readonly [Tally, Tally]) => ({ fixed: fixed.total, dice: dice.total });
  // [MED.5.4.5-e][MED.5.4.6-d] With nothing to fight with he has lost, whatever is added.
  const isLost = g.combat!.kind !== 'assault' && isEmpty(g, 0);
  const win = isLost ? 0 : winChance(power(attacker!), power(defender!));
  return { tallies: [...attacker!, ...defender!], odds: { win, draw: 0, lose: 1 - win } };
};
