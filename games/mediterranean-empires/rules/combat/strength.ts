/** What each side brings to a combat: fixed factors and dice, with where they come from — 5.4.5, 5.4.6, 5.4.7 */
import type { OpenEmpires } from '../sight.ts';
import type { Tally } from '@tabularium/kernel';
import { addedDice } from '../cards/effects/add-dice.ts';
import { sideDice } from '../cards/effects/add-dice-to-side.ts';
import { sideFactor } from '../cards/effects/add-fc-to-side.ts';
import { addedFactor } from '../cards/effects/add-fc.ts';
import { isDoubled } from '../cards/effects/double-cargo-naval-fc.ts';
import { sideLosesDice } from '../cards/effects/remove-dice-from-side.ts';
import { removedDice } from '../cards/effects/remove-enemy-dice.ts';
import { setBonus } from '../cards/effects/set-bonus.ts';
import { cardOf } from '../empire/cards.ts';
import type { Side } from '../game.ts';
import { add, bareSum, type Sum, tallied } from '../sum.ts';
import type { CombatKind } from '../ids.ts';
import { dicePart, factorOf, fixedPart } from '../expedition/force.ts';
import { type Host, hostOf } from './active.ts';

/** The statements of each kind of combat. */
const RULES: Readonly<Record<CombatKind, string>> = {
  naval: 'MED.5.4.5-g',
  field: 'MED.5.4.6-e',
  assault: 'MED.5.4.7-h',
};

/** [MED.5.4.5-g][MED.5.4.6-e] The sum of factors in Resolution, dice apart. */
const addFixed = (sum: Sum, g: OpenEmpires, side: Side, host: Host): void => {
  const { kind } = g.combat!;
  const rule = RULES[kind];
  const { force, units, telling } = host;
  add(sum, 'force', force[kind], 'MED.9-e');
  for (const u of units) {
    const fc = fixedPart(factorOf(g, u, kind));
    add(sum, 'unit', fc, rule, u.card);
    if (isDoubled(g, u)) add(sum, 'doubled', fc, 'MED.9-a', u.card);
  }
  for (const card of telling) add(sum, 'bonus', addedFactor(g, side, card), 'MED.9-h', card);
  for (const p of g.table)
    if (!p.off && p.side === side && p.as === 'X') add(sum, 'event', sideFactor(g, p.card), rule, p.card);
  add(sum, 'set', setBonus(g, telling), 'MED.9-h');
};
/** For people, with its parts. */
export const fixedStrength = (g: OpenEmpires, side: Side): Tally =>
  tallied(g.combat!.kind, (sum) => addFixed(sum, g, side, hostOf(g, side)));
/** For play. */
export const fixedTotal = (g: OpenEmpires, side: Side, host: Host = hostOf(g, side)): number => {
  const sum = bareSum();
  addFixed(sum, g, side, host);
  return sum.total;
};

/**
 * [MED.5.4.5-a][MED.5.4.6-c][MED.A1] The sum that is announced: factors as printed and the bonuses that the cards give each
 * other as they lie; what a fleet doubles counts in Resolution.
 */
export const announcedFactors = (g: OpenEmpires, side: Side): number =>
  fixedStrength(g, side).parts.reduce((n, part) => (part.k === 'doubled' ? n : n + part.n), 0);

/** [MED.5.4.5-g][MED.5.4.7-h][MED.A75] The dice a side rolls. */
const addDice = (sum: Sum, g: OpenEmpires, side: Side, host: Host, enemy: Host): void => {
  const { kind } = g.combat!;
  const rule = RULES[kind];
  const { force, units, leaders, telling } = host;
  // [MED.7-d][MED.9-f][MED.7.3-f] One die for everybody but areas, hordes and cities, which have their own.
  if (force.t === 'cards') add(sum, 'base', 1, rule);
  else if (force.t === 'fixed') add(sum, 'base', 1, 'MED.9-f');
  else if (force.t === 'city') add(sum, 'city', force.dice, 'MED.5.4.7-e');
  else add(sum, 'barbarians', force.dice, 'MED.7-c');
  for (const id of leaders) add(sum, 'leader', dicePart(cardOf(g, id).factors[kind]), rule, id);
  for (const p of g.table) {
    if (p.off || p.side !== side) continue;
    if (p.as === 'A' || p.as === 'D')
      add(sum, 'siege', dicePart(cardOf(g, p.card).factors.assault), 'MED.5.4.7-f', p.card);
    if (p.as === 'X') add(sum, 'event', sideDice(g, p.card), rule, p.card);
  }
  for (const card of telling) add(sum, 'bonus', addedDice(g, side, card), 'MED.9-h', card);
  add(sum, 'removed', -removed(g, side, enemy, sum.total), 'MED.9-h');
  for (const u of units) add(sum, 'factorDice', dicePart(factorOf(g, u, kind)), 'MED.2-h', u.card);
};
/** For people, with its parts. */
export const diceStrength = (g: OpenEmpires, side: Side): Tally =>
  tallied('dice', (sum) => addDice(sum, g, side, hostOf(g, side), hostOf(g, other(side))));
/** For play. */
export const diceTotal = (
  g: OpenEmpires,
  side: Side,
  host: Host = hostOf(g, side),
  enemy: Host = hostOf(g, other(side)),
): number => {
  const sum = bareSum();
  addDice(sum, g, side, host, enemy);
  return sum.total;
};
const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** [MED.A43] Never the base die, nor the last die of a city, an area or a horde, nor dice of troops and fleets. */
const removed = (g: OpenEmpires, side: Side, enemy: Host, given: number): number => {
  let wanted = 0;
  for (const p of g.table) if (!p.off && p.side === side && p.as === 'X') wanted += sideLosesDice(g, p.card);
  for (const card of enemy.telling) wanted += removedDice(g, other(side), card);
  return Math.max(0, Math.min(wanted, given - 1));
};
