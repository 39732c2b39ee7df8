/** What each side brings to a combat: fixed factors and dice, with where they come from — 5.4.5, 5.4.6, 5.4.7 */
import type { OpenEmpires } from '../sight.ts';
import { less, plus, type Tally, type TallyPart, tally } from '@tabularium/kernel';
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
import type { CardId, CombatKind } from '../ids.ts';
import { dicePart, factorOf, fixedPart } from '../expedition/force.ts';
import { type Host, hostOf } from './active.ts';

/** The statements of each kind of combat. */
const RULES: Readonly<Record<CombatKind, string>> = {
  naval: 'MED.5.4.5-g',
  field: 'MED.5.4.6-e',
  assault: 'MED.5.4.7-h',
};

/** What a card adds, if it adds anything: most add nothing to most sums. */
const count = (parts: TallyPart[], k: string, n: number, rule: string, card: CardId): void => {
  if (n !== 0) parts.push(plus(k, n, rule, [card]));
};

/** [MED.5.4.5-g][MED.5.4.6-e] The sum of factors in Resolution, dice apart. */
export const fixedStrength = (g: OpenEmpires, side: Side, host: Host = hostOf(g, side)): Tally => {
  const { kind } = g.combat!;
  const rule = RULES[kind];
  const { force, units, telling } = host;
  const parts: TallyPart[] = [plus('force', force[kind], 'MED.9-e')];
  for (const u of units) {
    const fc = fixedPart(factorOf(g, u, kind));
    count(parts, 'unit', fc, rule, u.card);
    if (isDoubled(g, u)) count(parts, 'doubled', fc, 'MED.9-a', u.card);
  }
  for (const card of telling) count(parts, 'bonus', addedFactor(g, side, card), 'MED.9-h', card);
  for (const p of g.table)
    if (!p.off && p.side === side && p.as === 'X') count(parts, 'event', sideFactor(g, p.card), rule, p.card);
  parts.push(plus('set', setBonus(g, telling), 'MED.9-h'));
  return tally(kind, ...parts);
};

/**
 * [MED.5.4.5-a][MED.5.4.6-c][MED.A1] The sum that is announced: factors as printed and the bonuses that the cards give each
 * other as they lie; what a fleet doubles counts in Resolution.
 */
export const announcedFactors = (g: OpenEmpires, side: Side): number =>
  fixedStrength(g, side).parts.reduce((n, part) => (part.k === 'doubled' ? n : n + part.n), 0);

/** [MED.5.4.5-g][MED.5.4.7-h][MED.A75] The dice a side rolls. */
export const diceStrength = (
  g: OpenEmpires,
  side: Side,
  host: Host = hostOf(g, side),
  enemy: Host = hostOf(g, side === 0 ? 1 : 0),
): Tally => {
  const { kind } = g.combat!;
  const rule = RULES[kind];
  const { force, units, leaders, telling } = host;
  // [MED.7-d][MED.9-f][MED.7.3-f] One die for everybody but areas, hordes and cities, which have their own.
  const own =
    force.t === 'cards' || force.t === 'fixed'
      ? plus('base', 1, force.t === 'fixed' ? 'MED.9-f' : rule)
      : plus(force.t === 'city' ? 'city' : 'barbarians', force.dice, force.t === 'city' ? 'MED.5.4.7-e' : 'MED.7-c');
  const parts: TallyPart[] = [own];
  for (const id of leaders) count(parts, 'leader', dicePart(cardOf(g, id).factors[kind]), rule, id);
  for (const p of g.table) {
    if (p.off || p.side !== side) continue;
    if (p.as === 'A' || p.as === 'D')
      count(parts, 'siege', dicePart(cardOf(g, p.card).factors.assault), 'MED.5.4.7-f', p.card);
    if (p.as === 'X') count(parts, 'event', sideDice(g, p.card), rule, p.card);
  }
  for (const card of telling) count(parts, 'bonus', addedDice(g, side, card), 'MED.9-h', card);
  parts.push(less('removed', removed(g, side, enemy, parts), 'MED.9-h'));
  for (const u of units) count(parts, 'factorDice', dicePart(factorOf(g, u, kind)), 'MED.2-h', u.card);
  return tally('dice', ...parts);
};

/** [MED.A43] Never the base die, nor the last die of a city, an area or a horde, nor dice of troops and fleets. */
const removed = (g: OpenEmpires, side: Side, enemy: Host, given: readonly TallyPart[]): number => {
  let wanted = 0;
  for (const p of g.table) if (!p.off && p.side === side && p.as === 'X') wanted += sideLosesDice(g, p.card);
  for (const card of enemy.telling) wanted += removedDice(g, side === 0 ? 1 : 0, card);
  let most = -1;
  for (const { n } of given) most += n;
  return Math.max(0, Math.min(wanted, most));
};
