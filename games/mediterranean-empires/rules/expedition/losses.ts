/** Cards that an expedition loses — 5.4.3, 9 */
import type { OpenEmpires } from '../sight.ts';
import { type Cx, end } from '@tabularium/kernel';
import { cardOf, discard } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import { refOf } from '../empire/places.ts';
import type { Empires, Force, Side, Unit } from '../game.ts';
import type { CardId } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import {
  capacity,
  disband,
  factorOf,
  fleets,
  fleetsFight,
  forceOf,
  showForce,
  troops,
  weakestFirst,
  weaken,
} from './force.ts';

/** Takes one card out of a force to its pile. In a battle it may be rolled for later [MED.5.4.5-j]. */
const loseUnit = (g: Empires, force: Force, card: CardId): void => {
  const unit = force.units.find((u) => u.card === card)!;
  force.units = force.units.filter((u) => u !== unit);
  discard(g, card);
  if (g.combat && force.seat >= 0) g.combat.lost.push({ card, by: force.seat, as: unit.as });
};

/** [MED.9-k][MED.A53] In a battle a fleet takes its cargo with it. */
export const loseWithCargo = (g: Empires, force: Force, card: CardId): CardId[] => {
  const cargo = force.units.filter((u) => u.on === card).map((u) => u.card);
  for (const id of [card, ...cargo]) loseUnit(g, force, id);
  return [card, ...cargo];
};

/**
 * [MED.A12][MED.9-k] One at random of these; [MED.9-e] a force without cards loses a die or 6 points.
 */
export const loseRandom = (cx: Cx<Empires>, side: Side, among: (u: Unit) => boolean): void => {
  const { g } = cx;
  const force = forceOf(g, side);
  if (force.t !== 'cards') {
    weaken(force);
    cx.log(t('med.weakened', { side: sideRef(g, side) }), 'MED.9-e');
    return;
  }
  const all = force.units.filter(among);
  if (all.length === 0) return;
  const { card } = all[cx.below(all.length)]!;
  const cards = g.combat?.kind === 'naval' ? loseWithCargo(g, force, card) : [card];
  if (g.combat?.kind !== 'naval') loseUnit(g, force, card);
  cx.log(t('med.lost', { side: sideRef(g, side), cards }), 'MED.9-k');
};

/** Who fights on a side, by name: an Empire, a city, barbarians or pirates. */
export const sideRef = (g: OpenEmpires, side: Side): string => {
  const force = forceOf(g, side);
  if (force.t === 'cards') return empireOf(g, force.seat);
  const { kind, target } = g.attack!;
  if (side === 1) return refOf(g, target);
  return kind === 'pirates' ? 'side:pirates' : refOf(g, force.path[0]!);
};

/** Whose attack it is and on what, for the record. */
export const attackWords = (g: OpenEmpires) => ({ who: sideRef(g, 0), place: refOf(g, g.attack!.target) });

/** [MED.9-l][MED.A64] Has the attack nothing left to go on with? */
export const isSpent = (g: Empires): boolean => {
  const { force, target } = g.attack!;
  if (force.t === 'dice') return force.dice === 0;
  // [MED.A71] Whether the value that it needs next is gone is seen when it is needed.
  if (force.t === 'fixed') return Math.max(force.field, force.naval, force.assault) === 0;
  if (troops(force).length > 0) return false;
  return !(fleetsFight(g, force, target) && fleets(force).some((u) => factorOf(g, u, 'assault') !== null));
};

/** [MED.9-l] Ends the attack if it is spent. */
export const maybeSpent = (cx: Cx<Empires>): void => {
  const { g } = cx;
  const attack = g.attack!;
  if (attack.over || !isSpent(g)) return;
  attack.over = true;
  // Cards that lay face down go to the open pile.
  showForce(cx, attack.force);
  disband(g, attack.force);
  cx.log(t('med.spent', attackWords(g)), 'MED.9-l');
};

const aboard = (g: Empires, side: Side): CardId[] => troops(forceOf(g, side)).map((u) => u.card);
const surplus = (g: Empires, force: Force): number =>
  force.t === 'cards' && force.sails ? troops(force).length - capacity(g, force.units) : 0;

/** [MED.9-k][MED.A12][MED.5.4.7-d] After a loss outside a battle the owner chooses which troops are left behind. */
export const shedSurplus = proc('expedition.surplus', { side: 'open' }, (a: { side: Side }) => ({ side: a.side }), {
  start: (cx, l) => {
    const { g } = cx;
    const force = forceOf(g, l.side);
    if (surplus(g, force) <= 0) return end();
    if (capacity(g, force.units) > 0) return 'shed';
    const cards = troops(force).map((u) => u.card);
    for (const id of cards) loseUnit(g, force, id);
    cx.log(t('med.lost', { side: sideRef(g, l.side), cards }), 'MED.5.4.7-d');
    return end();
  },
  shed: {
    to: ({ g }, l) => forceOf(g, l.side).seat,
    say: ({ g }, l, by) =>
      by === forceOf(g, l.side).seat
        ? t('med.ask.surplus', { n: surplus(g, forceOf(g, l.side)) })
        : t('med.ask.shedding', { who: empireOf(g, forceOf(g, l.side).seat) }),
    rules: ['MED.9-k'],
    // Whatever lies face down, so that it shows nothing of it: the weakest stays behind.
    silent: ({ g }, l) => {
      const weakest = weakestFirst(g, aboard(g, l.side))[0]!;
      return [{ instead: (cx) => leave(cx, l.side, weakest) }];
    },
    picks: {
      leaveBehind: {
        of: ({ g }, l) => aboard(g, l.side),
        take: (cx, l, card) => leave(cx, l.side, card),
      },
    },
  },
});

const leave = (cx: Cx<Empires>, side: Side, card: CardId): 'start' => {
  loseUnit(cx.g, forceOf(cx.g, side), card);
  cx.reveal();
  cx.log(t('med.lost', { side: sideRef(cx.g, side), cards: [card] }), 'MED.9-k');
  return 'start';
};

/** [MED.9-j] Whether its name makes it Spartan, Athenian or the like. */
export const hasTag = (g: OpenEmpires, { card }: Pick<Unit, 'card'>, tag: string): boolean =>
  cardOf(g, card).tags.includes(tag);
