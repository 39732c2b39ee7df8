/** What the Pontifex Maximus collects — 2.01.6 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { earns } from '../../revenue/personal.ts';
import { omens } from '../../rome/dice.ts';
import { move } from '../../rome/money.ts';
import { say } from '../../say.ts';
import { pontifexOf } from './pontificate.ts';

/**
 * [2.01.6-a] A die, [2.01.6-c][A2-16] less Evil Omens, in every Revenue Phase. [2.01.6-b] It is income like any other, to be placed in the
 * Redistribution. [A2-17] Whoever earns nothing collects nothing.
 */
export const collections = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const s = pontifexOf(g);
  if (s === undefined || !earns(s)) return;
  const die = cx.d6();
  const n = Math.max(0, die - omens(g));
  move(g, 'bank', { lump: s.faction }, n);
  cx.log(say('pontifex.collections', { who: s.id, die, n }), '2.01.6-a');
};
