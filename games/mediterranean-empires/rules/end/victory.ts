/** How the game ends — 4.4 */
import { type Cx, type Outcome, over, type Seat } from '@tabularium/kernel';
import { contentOf } from '../data/printed.ts';
import { empireOf } from '../empire/order.ts';
import { cityCount, cityCounts, keyCities, scenarioOf } from '../empire/places.ts';
import type { Empires } from '../game.ts';
import type { Band } from '../ids.ts';
import { t } from '../say.ts';
import type { OpenEmpires } from '../sight.ts';

/** [MED.4.4-a][MED.A50] Looked at after every change of a city's owner; of two at once the one with more points. */
export const maybeWin = (cx: Cx<Empires>): void => {
  const { g } = cx;
  const { victoryCities } = scenarioOf(g);
  const cities = cityCounts(g);
  const there = g.agreed.order.filter((s) => cities[s]! >= victoryCities);
  if (there.length === 0) return;
  const most = Math.max(...there.map((s) => g.vp[s]!));
  const winners = there.filter((s) => g.vp[s] === most).sort((a, b) => a - b);
  cx.log(t('med.automatic', { who: winners.map((s) => empireOf(g, s)), n: victoryCities }), 'MED.4.4-a');
  cx.finish({ how: 'automatic', winners, points: [...g.vp] });
};

/** [MED.4.4-b] Most points, then cities, then key cities; then the victory is shared. */
export const ranking = (g: OpenEmpires): Outcome => {
  const seats = g.vp.map((_, s): Seat => s);
  const best = (among: readonly Seat[], of: (s: Seat) => number): Seat[] => {
    const most = Math.max(...among.map(of));
    return among.filter((s) => of(s) === most);
  };
  const byPoints = best(seats, (s) => g.vp[s]!);
  const byCities = best(byPoints, (s) => cityCount(g, s));
  return { how: 'points', winners: best(byCities, (s) => keyCities(g, s)), points: [...g.vp] };
};

/** [MED.4.4-e][MED.A6][MED.4.4-d] */
export const bandOf = (g: OpenEmpires, vp: number): Band =>
  contentOf(g).tables.bands.rows.find(({ max }) => max === null || vp <= max)!.band;

/** [MED.4.4-b][MED.4.4-e] After the last turn. */
export const endByPoints = (cx: Cx<Empires>) => {
  const { g } = cx;
  for (const seat of g.agreed.order) {
    const vp = g.vp[seat]!;
    cx.log(t('med.band', { who: empireOf(g, seat), vp, band: bandOf(g, vp) }), 'MED.4.4-e');
  }
  return over(ranking(g));
};
