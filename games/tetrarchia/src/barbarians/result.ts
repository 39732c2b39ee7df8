/** The dice address a province, and something happens there. */
import { CAPITAL_OF, provinceOf } from '../geography.ts';
import { type Place, refOf, type RegionIndex } from '../ids.ts';
import { discAt, type TetCx } from '../pieces.ts';
import { t } from '../say.ts';
import { placeRevolt, placeUnrest } from '../supply.ts';
import { rollAftermath } from './aftermath.ts';
import { uprising } from './uprising.ts';

/** [TET.result-a][TET.result-f] Both dice name one province of an outer region; Italia has no number [TET.A1]. */
export const rollResult = (cx: TetCx): void => {
  const region = cx.d6() - 1;
  addressed(cx, region, cx.d6());
};

/** One result after another: an aftermath may address a further province [TET.after-c]. */
const addressed = (cx: TetCx, region: RegionIndex, number: number): void => {
  let at = provinceOf(region, number);
  for (;;) {
    if (result(cx, at) !== 'uprising') return;
    uprising(cx, at);
    const next = rollAftermath(cx);
    if (next === -1) return;
    at = next;
  }
};

/** What happens where the dice point. [TET.result-g] An Emperor who stands there is no protection. */
const result = (cx: TetCx, at: Place): 'uprising' | 'over' => {
  const disc = discAt(cx.g, at);
  const where = { at: refOf(at) };
  if (disc === 'revolt') {
    // [TET.result-e]
    cx.log(t('tet.uprising', where), 'TET.result-e');
    return 'uprising';
  }
  if (disc === 'unrest') {
    placeRevolt(cx, at);
    cx.log(t('tet.revolt', where), 'TET.result-d');
  } else if (disc === 'none' && CAPITAL_OF[at] === -1) {
    placeUnrest(cx, at);
    cx.log(t('tet.unrest', where), 'TET.result-c');
    // [TET.result-b][TET.protect-b] Any Emperor's disc or uncovered capital keeps the province quiet.
  } else cx.log(t('tet.quiet', where), 'TET.result-b');
  return 'over';
};
