/** Revolt breaks out of a province already in Revolt. */
import { geographyOf } from '../data/printed.ts';
import { isFrontier } from '../geography.ts';
import { type Place, refOf } from '../ids.ts';
import { discAt, type TetCx } from '../pieces.ts';
import { t } from '../say.ts';
import { placeRevolt } from '../supply.ts';
import { isPassable } from './broken-links.ts';

/**
 * [TET.uprising-a] Every connected Roman province gets a Revolt disc, [TET.uprising-b] in place of any other;
 * printed capitals are covered too [TET.A6]. [TET.uprising-c] Frontiers are out of reach.
 * [TET.A5] A neighbour already in Revolt needs no roll. [TET.uprising-e] The province itself keeps its disc.
 * [TET.uprising-d] Emperors there stay until the next State of the Empire.
 */
export const uprising = (cx: TetCx, from: Place): void => {
  const { linksAt, neighbours } = geographyOf(cx.g);
  for (const [i, at] of neighbours[from]!.entries()) {
    if (isFrontier(at) || discAt(cx.g, at) === 'revolt') continue;
    if (!isPassable(cx, linksAt[from]![i]!)) continue;
    cx.log(t('tet.uprising.reached', { at: refOf(at) }), 'TET.uprising-a');
    placeRevolt(cx, at);
  }
};
