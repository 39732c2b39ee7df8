/**
 * The numbers behind an answer: what a city or an area defends with, what an expedition brings, and the odds.
 *
 * Cards that others may still play are unknown and not counted, nor are dice at the start of a battle. Answers count by
 * their chances.
 */
import type { OpenEmpires } from './sight.ts';
import { type Answer, copy, type Explanation } from '@tabularium/kernel';
import { sideDice } from './cards/effects/add-dice-to-side.ts';
import { sideFactor } from './cards/effects/add-fc-to-side.ts';
import { sideLosesDice } from './cards/effects/remove-dice-from-side.ts';
import { sideOf, usesOf, type WindowKind } from './cards/usable.ts';
import { attackerChance } from './combat/outlook.ts';
import { diceStrength, fixedStrength } from './combat/strength.ts';
import { countFor } from './end/count.ts';
import { placeOf } from './empire/places.ts';
import type { Draft } from './expedition/way.ts';
import { forceOf } from './expedition/force.ts';
import { defenceOf, guardProspect, prospect } from './expedition/prospect.ts';
import type { Played, Side, Unit } from './game.ts';
import { CARD_TYPES, type CardType } from './ids.ts';
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
    case 'useAs':
    case 'forAttacker':
    case 'forDefender': {
      const there = combatWith(view, 'play', laidCard(view), chosenBy({ verb, arg: ref }));
      return there && inBattle(there);
    }
    case 'decline':
      return g.combat && (top?.proc === 'cards.window' || top?.proc === 'cards.respond') ? inBattle(g) : undefined;
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

/** What is chosen after a card has been laid: as what it is used, and which side it concerns. */
interface Chosen {
  readonly as?: CardType;
  readonly side?: Side;
}

/** What an answer after the card says of it. */
export const chosenBy = ({ verb, arg }: Answer): Chosen => {
  if (verb === 'forAttacker') return { side: 0 };
  if (verb === 'forDefender') return { side: 1 };
  const as = CARD_TYPES.find((type) => verb === 'useAs' && arg === `type:${type}`);
  return as === undefined ? {} : { as };
};

/** The card of which its use or its side is being asked. */
const laidCard = ({ flow }: EmpiresView): string => {
  const local = flow.at(-1)?.local ?? {};
  return 'card' in local ? String(local.card) : '';
};

/**
 * The combat at hand as it would be with a card that somebody is about to play. [MED.9-n] An answer comes true by its die.
 * Nothing, where what it brings depends on more than that.
 */
export const combatWith = (
  view: EmpiresView,
  verb: string,
  card: string,
  chosen: Chosen = {},
): OpenEmpires | undefined => {
  const top = view.flow.at(-1);
  const { seat } = view;
  if (!view.combat || !top || seat === 'public' || card === '') return undefined;
  const g: OpenEmpires = copy<OpenEmpires>(view);
  const laid = (more: Pick<Played, 'as' | 'side' | 'against'>): OpenEmpires => ({
    ...g,
    // It may lie there already, while its side is asked for.
    table: [...g.table.filter((p) => p.card !== card), { card, by: seat, off: false, ...more }],
  });
  if (verb === 'respond')
    return 'card' in top.local ? laid({ as: 'X', side: -1, against: String(top.local.card) }) : undefined;
  if (verb !== 'play') return undefined;
  const as = chosen.as ?? usesOf(g, (top.local as { kind: WindowKind }).kind, seat, card)[0];
  const own = sideOf(g, seat);
  if (as === 'L' && own !== -1) {
    forceOf(g, own).leaders.push(card);
    return { ...g, table: g.table.filter((p) => p.card !== card) };
  }
  const side = as === 'A' ? 0 : as === 'D' ? 1 : as === 'X' ? (chosen.side ?? likelySide(g, card, own)) : -1;
  return as === undefined || side === -1 || (as === 'X' && !isCounted(g, card))
    ? undefined
    : laid({ as, side, against: '' });
};

/** Does it change the numbers of the combat, whatever is rolled for it? */
const isCounted = (g: OpenEmpires, card: string): boolean =>
  sideDice(g, card) > 0 || sideFactor(g, card) > 0 || sideLosesDice(g, card) > 0;

/** [MED.A60] The side that whoever has one would name for a card: his own, or the other for what does harm. */
export const likelySide = (g: OpenEmpires, card: string, own: Side | -1): Side | -1 => {
  if (own === -1 || !doesHarm(g, card)) return own;
  return own === 0 ? 1 : 0;
};

/** Is the side that its player names the worse for it? */
export const doesHarm = (g: OpenEmpires, card: string): boolean => sideDice(g, card) === 0 && sideFactor(g, card) === 0;

const inBattle = (g: OpenEmpires): Explanation => {
  const tallies = ([0, 1] as const).flatMap((side) => [fixedStrength(g, side), diceStrength(g, side)]);
  const win = attackerChance(g);
  return { tallies, odds: { win, draw: 0, lose: 1 - win } };
};
