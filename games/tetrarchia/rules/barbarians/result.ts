/** The dice address a province, and something happens there. */
import { geographyOf } from '../data/printed.ts';
import { type Place, refOf } from '../ids.ts';
import { discAt, type TetCx } from '../pieces.ts';
import { t } from '../say.ts';
import { placeRevolt, placeUnrest } from '../supply.ts';
import { rollAftermath, rollProvince } from './aftermath.ts';
import { uprising } from './uprising.ts';

/** [TET.result-a][TET.result-f] Both dice name one province of an outer region; Italia has no number [TET.A1]. */
export const rollResult = (cx: TetCx): void => {
  const region = cx.d6() - 1;
  let at = rollProvince(cx, region);
  // One result after another: an aftermath may address a further province [TET.after-c].
  while (at !== -1 && result(cx, at) === 'uprising') {
    uprising(cx, at);
    at = rollAftermath(cx);
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
    cx.log(t('tet.revolt', where), 'TET.result-d');
    placeRevolt(cx, at);
  } else if (disc === 'none' && geographyOf(cx.g).capitalOf[at] === -1) {
    cx.log(t('tet.unrest', where), 'TET.result-c');
    placeUnrest(cx, at);
    // [TET.result-b][TET.protect-b] Any Emperor's disc or uncovered capital keeps the province quiet.
  } else cx.log(t('tet.quiet', where), 'TET.result-b');
  return 'over';
};
