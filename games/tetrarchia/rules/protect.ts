/** Placing a disc of one's own. */
import type { Msg } from '@tabularium/kernel';
import type { Tetrarchia } from './game.ts';
import { isFrontier, REGION_OF, REGION_PROVINCES } from './geography.ts';
import { EMPERORS, type EmperorIndex, type Place } from './ids.ts';
import { discAt } from './pieces.ts';
import { t } from './say.ts';

/** [TET.protect-a][TET.protect-c] 1 point, on a frontier 2. */
export const protectCost = (at: Place): number => (isFrontier(at) ? 2 : 1);

const NO_DISC_LEFT = t('tet.no.discLeft');
const DISC_HERE = t('tet.no.discHere');
const REVOLT_IN_REGION = t('tet.no.revoltInRegion');
const NO_POINTS = t('tet.no.points');

/** [TET.protect-c][TET.A34] No Revolt in any of the six provinces; Unrest does not matter. */
const isRegionFreeOfRevolt = (g: Tetrarchia, frontier: Place): boolean => {
  for (const at of REGION_PROVINCES[REGION_OF[frontier]!]!) if (g.discs[at] === 'revolt') return false;
  return true;
};

/**
 * [TET.protect-a][TET.protect-f] Any province without a disc, printed capitals included, own or foreign.
 * [TET.protect-h] A disc must be left. [TET.var.diarchia-b] Always his own.
 */
export const canProtect = (g: Tetrarchia, emperor: EmperorIndex): true | Msg => {
  const { at, discs } = g.emperors[emperor]!;
  if (discAt(g, at) !== 'none') return DISC_HERE;
  if (discs === 0) return NO_DISC_LEFT;
  if (isFrontier(at) && !isRegionFreeOfRevolt(g, at)) return REVOLT_IN_REGION;
  return g.imperium >= protectCost(at) || NO_POINTS;
};

/** [TET.protect-d][TET.protect-e] Nobody takes it up again; uprisings and armies do that. */
export const protect = (g: Tetrarchia, emperor: EmperorIndex): void => {
  const piece = g.emperors[emperor]!;
  g.imperium -= protectCost(piece.at);
  piece.discs--;
  g.discs[piece.at] = EMPERORS[emperor]!;
};
