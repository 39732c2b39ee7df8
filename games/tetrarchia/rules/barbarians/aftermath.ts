/** After an uprising a new army may gather. */
import { ARMIES_IN_ALL, type Tetrarchia } from '../game.ts';
import { FRONTIER_OF, provinceOf } from '../geography.ts';
import { type Place, REGION_REFS, refOf, type RegionIndex } from '../ids.ts';
import { discAt, holdsFigure, type TetCx } from '../pieces.ts';
import { t } from '../say.ts';

/** The first of the three pieces that is not on the board. */
const freePiece = (g: Tetrarchia): number => {
  let id = 1;
  while (g.armies.some((a) => a.id === id)) id++;
  return id;
};

const placeArmy = (cx: TetCx, from: RegionIndex): void => {
  const at = FRONTIER_OF[from]!;
  cx.g.armies.push({ id: freePiece(cx.g), at, from });
  cx.log(t('tet.army', { at: refOf(at) }), 'TET.after-b');
};

/** The ordinary die names a province of the region. */
export const rollProvince = (cx: TetCx, region: RegionIndex): Place => {
  const die = cx.d6();
  const at = provinceOf(region, die);
  cx.log(t('tet.rolled', { region: REGION_REFS[region]!, die, at: refOf(at) }), 'TET.result-a');
  return at;
};

/**
 * [TET.after-a][TET.comp-c][TET.A8][TET.A35] Only with an army in the supply. [TET.after-b] An empty frontier gets it;
 * [TET.after-c][TET.A24] otherwise a province of that region is addressed, which this gives back (-1 for none).
 */
export const rollAftermath = (cx: TetCx): Place | -1 => {
  const { g } = cx;
  if (g.armies.length === ARMIES_IN_ALL) return -1;
  const region = cx.d6() - 1;
  cx.log(t('tet.aftermath', { region: REGION_REFS[region]! }), 'TET.after-a');
  const frontier = FRONTIER_OF[region]!;
  if (discAt(g, frontier) === 'none' && !holdsFigure(g, frontier)) {
    placeArmy(cx, region);
    return -1;
  }
  return rollProvince(cx, region);
};
