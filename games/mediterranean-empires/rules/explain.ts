/**
 * The numbers behind an answer: what a city or an area defends with, what an expedition brings, and the odds.
 *
 * Cards that others may still play are unknown and not counted, nor are dice at the start of a battle. Answers count by
 * their chances.
 */
import type { OpenEmpires } from './sight.ts';
import { copy, type Explanation } from '@tabularium/kernel';
import { sideDice } from './cards/effects/add-dice-to-side.ts';
import { sideOf, usesOf, type WindowKind } from './cards/usable.ts';
import { attackerChance } from './combat/outlook.ts';
import { diceStrength, fixedStrength } from './combat/strength.ts';
import { countFor } from './end/count.ts';
import { placeOf } from './empire/places.ts';
import type { Draft } from './expedition/way.ts';
import { forceOf } from './expedition/force.ts';
import { defenceOf, guardProspect, prospect } from './expedition/prospect.ts';
import type { Played, Unit } from './game.ts';
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
    case 'respond': {
      const there = combatWith(view, verb, ref);
      return there && inBattle(there);
    }
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

/**
 * The combat at hand as it would be with a card that somebody is about to play. [MED.9-n] An answer comes true by its die.
 * Nothing, where what it brings depends on more than that.
 */
export const combatWith = (view: EmpiresView, verb: string, card: string): OpenEmpires | undefined => {
  const top = view.flow.at(-1);
  const { seat } = view;
  if (!view.combat || !top || seat === 'public') return undefined;
  const g: OpenEmpires = copy<OpenEmpires>(view);
  const laid = (more: Pick<Played, 'as' | 'side' | 'against'>): OpenEmpires => ({
    ...g,
    table: [...g.table, { card, by: seat, off: false, ...more }],
  });
  if (verb === 'respond')
    return 'card' in top.local ? laid({ as: 'X', side: -1, against: String(top.local.card) }) : undefined;
  if (verb !== 'play') return undefined;
  const [as] = usesOf(g, (top.local as { kind: WindowKind }).kind, seat, card);
  const own = sideOf(g, seat);
  if (as === 'L' && own !== -1) {
    forceOf(g, own).leaders.push(card);
    return g;
  }
  // [MED.A60] Whoever has a side helps it.
  const side = as === 'A' ? 0 : as === 'D' ? 1 : as === 'X' && sideDice(g, card) > 0 ? own : -1;
  return as === undefined || side === -1 ? undefined : laid({ as, side, against: '' });
};

const inBattle = (g: OpenEmpires): Explanation => {
  const tallies = ([0, 1] as const).flatMap((side) => [fixedStrength(g, side), diceStrength(g, side)]);
  const win = attackerChance(g);
  return { tallies, odds: { win, draw: 0, lose: 1 - win } };
};
