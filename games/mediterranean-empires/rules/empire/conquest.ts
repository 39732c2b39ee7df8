/** Conquest — 6 */
import type { Cx } from '@tabularium/kernel';
import { maybeWin } from '../end/victory.ts';
import type { Empires } from '../game.ts';
import { NEUTRAL, type Place } from '../ids.ts';
import { t } from '../say.ts';
import { empireOf, ownerWords } from './order.ts';
import { citiesOf, cityAt, fortSupply, ownerOf, refOf } from './places.ts';
import { changeVp } from './points.ts';

/** [MED.6-a][MED.6-c][MED.6-d] By arms or by an Empire card. */
export const gainCity = (cx: Cx<Empires>, place: Place, seat: number): void => {
  const { g } = cx;
  const [loser, wanted] = [ownerOf(g, place), g.forts[place]!];
  const { size } = cityAt(g, place);
  const from = ownerWords(g, place);
  // The old forts go back to their supply before the new ones leave theirs.
  g.owner[place] = NEUTRAL;
  g.forts[place] = fortsFor(g, seat, wanted);
  g.owner[place] = seat;
  cx.log(t('med.conquered', { who: empireOf(g, seat), city: refOf(g, place), ...from }), 'MED.6-a');
  changeVp(cx, loser, -size, 'MED.4.3-c', { why: 'city', of: refOf(g, place) });
  changeVp(cx, seat, size, 'MED.6-c', { why: 'city', of: refOf(g, place) });
  maybeWin(cx);
};

/** [MED.6-b][MED.7.3-g] Taken by a force that is nobody's: as many neutral forts [MED.A35]; its owner loses its size. */
export const turnNeutral = (cx: Cx<Empires>, place: Place): void => {
  const { g } = cx;
  const loser = ownerOf(g, place);
  g.owner[place] = NEUTRAL;
  cx.log(t('med.neutral', { whom: empireOf(g, loser), city: refOf(g, place) }), 'MED.6-b');
  changeVp(cx, loser, -cityAt(g, place).size, 'MED.4.3-c', { why: 'city', of: refOf(g, place) });
};

/** [MED.A34] What the supply gives; if it is empty, one from a city that has two; else none. */
const fortsFor = (g: Empires, seat: number, wanted: number): number => {
  const there = Math.min(wanted, fortSupply(g, seat));
  if (there > 0 || wanted === 0) return there;
  const rich = citiesOf(g, seat).find((c) => g.forts[c]! >= 2);
  if (rich === undefined) return 0;
  g.forts[rich]!--;
  return 1;
};
