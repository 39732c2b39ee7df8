/** State revenue and taxes — 1.06.5, 1.06.51 */
import type { Cx } from '@tabularium/kernel';
import { taxedMore } from '../events/trial-of-verres.ts';
import type { Rome } from '../game.ts';
import { move } from '../rome/money.ts';
import { say } from '../say.ts';
import { sideOf } from '../rome/provinces.ts';
import { rollYield, yielding } from './provinces.ts';

/** [1.06.5-a] */
const ANNUAL = 100;

export const annualIncome = (cx: Cx<Rome>): void => {
  move(cx.g, 'bank', 'state', ANNUAL);
  cx.log(say('revenue.state', { n: ANNUAL }), '1.06.5-a');
};

/**
 * [1.06.51-a][1.06.51-f] Every loyal Governor, Aligned or not, must roll. [1.06.51-b][amb-180] A loss waits for the Debits.
 * [card-178-1-a] More where Verres is tried.
 */
export const collectTaxes = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const p of yielding(g)) {
    const n = rollYield(cx, sideOf(g, p).income) + taxedMore(g);
    cx.log(say('revenue.tax', { province: p.id, n }), '1.06.51-a');
    if (n >= 0) move(g, 'bank', 'state', n);
    else g.charges -= n;
  }
};
