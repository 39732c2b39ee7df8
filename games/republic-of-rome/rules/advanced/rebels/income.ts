/** What Rebel Governors take from their Provinces — 2.03.4, 2.03.5 */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rome } from '../../game.ts';
import { inOrder, rollYield } from '../../revenue/provinces.ts';
import { move } from '../../rome/money.ts';
import { sideOf } from '../../rome/provinces.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { isRebelProvince } from './governors.ts';

export const rebelProvinces = (g: OpenRome): Province[] => inOrder(g.provinces.filter((p) => isRebelProvince(g, p)));

/**
 * [2.03.5-c][2.03.5-d][2.03.4-b][2.03.H-a][2.03.H-c][1.06.1-e] Spoils, State Income and Local Tax together, into his own purse: [2.03.5-e][A2-66]
 * losses count against the rest, but nobody pays for a sum below nothing. [2.03.5-f] He is not corrupt for it. [2.03.4-d][own-83] No
 * event takes anything, but for Evil Omens, which lower every roll.
 */
export const rebelIncome = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const p of rebelProvinces(g)) {
    const s = senator(g, p.governor);
    const { spoils, income, localTax } = sideOf(g, p);
    const n = Math.max(0, rollYield(cx, spoils) + rollYield(cx, income) + localTax);
    move(g, 'bank', s.id, n);
    cx.log(say('rebels.income', { who: s.id, province: p.id, n }), '2.03.5-c');
  }
};
