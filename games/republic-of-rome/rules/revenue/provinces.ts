/**
 * What Provinces yield — prov, 1.06.13-c, 1.06.51-a
 *
 * The numbers stand in the content, [prov-a] once for each of the fifteen: [prov-africa][prov-asia][prov-bithynia]
 * [prov-cilicia-cyprus][prov-creta-cyrenaica][prov-gallia-cisalpina][prov-gallia-narbonensis][prov-gallia-transalpina]
 * [prov-hispania-citerior][prov-hispania-ulterior][prov-illyricum][prov-macedonia][prov-sardinia-corsica][prov-sicilia]
 * [prov-syria]
 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Roll } from '../data/content.ts';
import { isDisordered } from '../events/internal-disorder.ts';
import type { OpenRome } from '../sight/sight.ts';
import type { Province, Rome } from '../game.ts';
import { omens } from '../rome/dice.ts';
import { maybeSenator } from '../rome/senators.ts';

/** [prov-b] Dice fewer than none are to be paid. [card-168-1-c] Evil Omens takes off the total, not off each die. */
export const rollYield = (cx: Cx<Rome>, { dice, plus }: Roll): number => {
  let n = 0;
  for (let i = Math.abs(dice); i > 0; i--) n += cx.d6();
  return Math.sign(dice) * n + plus - omens(cx.g);
};

/** The least and the most that it can come to. */
export const yieldRange = (g: OpenRome, { dice, plus }: Roll): readonly [least: number, most: number] => {
  const [a, b] = [dice + plus - omens(g), 6 * dice + plus - omens(g)];
  return [Math.min(a, b), Math.max(a, b)];
};

/**
 * [1.09.54-c][1.06.51-d][1.06.51-c][1.06.4-b][1.11.33-b][2.03.4-c][2.03.H-b] Only where a Governor who is no Rebel rules, in person or [1.13.1-a] through a Legate; [card-163-1-b]
 * not where the barbarians are, [card-169-1-a] nor in disorder, [1.06.13-j][1.06.4-g][1.06.51-e] nor under attack.
 */
export const isYielding = (g: OpenRome, p: Province): boolean =>
  p.governor !== '' &&
  !p.inRevolt &&
  !p.overrun &&
  !isDisordered(g, p) &&
  maybeSenator(g, p.governor)?.rebel === 'no' &&
  !(plays(g, 'provincial-wars') && advanced().isUnderAttack(g, p));

/** [amb-34] By their names; it has no effect. */
export const inOrder = (all: readonly Province[]): Province[] => [...all].sort((a, b) => (a.id < b.id ? -1 : 1));
export const yielding = (g: Rome): Province[] => inOrder(g.provinces.filter((p) => isYielding(g, p)));
