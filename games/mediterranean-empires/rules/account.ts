/** What the history of its players keeps of a finished game: scenario, Empires, places, turns — 4.4 */
import type { AccountOf, Outcome, Seat } from '@tabularium/kernel';
import { empireOf } from './empire/order.ts';
import { cityCount, keyCities } from './empire/places.ts';
import type { OpenEmpires } from './sight.ts';
import type { EmpiresView } from './view.ts';

/** [MED.4.4-a][MED.4.4-b] Whoever has won is first; the others follow by points, then cities, then key cities. */
const ranksOf = (g: OpenEmpires, { winners }: Outcome): number[] => {
  const worth = (s: Seat): readonly number[] => [
    winners.includes(s) ? 1 : 0,
    ...(winners.includes(s) ? [] : [g.vp[s]!, cityCount(g, s), keyCities(g, s)]),
  ];
  const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && a[at]! > (b[at] ?? 0);
  };
  return g.vp.map((_, s) => 1 + g.vp.filter((__, other) => isBefore(worth(other), worth(s))).length);
};

export const account: AccountOf<EmpiresView> = (view, over) => ({
  scenario: `scenario:${view.agreed.scenario}`,
  sides: view.vp.map((_, s) => [empireOf(view, s)]),
  ranks: ranksOf(view, over),
  turns: view.turn,
});
