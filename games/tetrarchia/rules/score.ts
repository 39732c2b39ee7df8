/** The optional score [TET.D14], also after a defeat [TET.A37]. */
import type { OpenTetrarchia } from './sight.ts';
import { less, plus, type Tally, tally } from '@tabularium/kernel';
import { FRONTIER_OF, REGION_PROVINCES } from './geography.ts';
import { ITALIA, OUTER_REGIONS, REGIONS, type RegionIndex } from './ids.ts';
import { isEmperorDisc } from './pieces.ts';

/** An Emperor's points of one turn: a region that asks for more is in rebellion. */
const IMPERIUM = 6;

export const protectedFrontiers = (g: OpenTetrarchia): number => {
  let n = 0;
  for (let region = 0; region < OUTER_REGIONS; region++) if (isEmperorDisc(g.discs[FRONTIER_OF[region]!]!)) n++;
  return n;
};

/** [TET.score-c][TET.A36] More than 6 points would be needed to subdue its provinces: 1 per Unrest, 2 per Revolt. */
const isInRebellion = (g: OpenTetrarchia, region: RegionIndex): boolean => {
  let cost = 0;
  for (const at of REGION_PROVINCES[region]!) cost += g.discs[at] === 'revolt' ? 2 : g.discs[at] === 'unrest' ? 1 : 0;
  return cost > IMPERIUM;
};

/** [TET.score-a][TET.score-b] At most ten. */
export const score = (g: OpenTetrarchia): Tally => {
  const safe = protectedFrontiers(g);
  const italiaQuiet = REGION_PROVINCES[ITALIA]!.every((at) => g.discs[at] !== 'revolt');
  const rebellious = REGIONS.filter((_, region) => isInRebellion(g, region)).length;
  return tally(
    'score',
    plus('protected', safe, 'TET.score-a'),
    plus('italia', italiaQuiet ? 4 : 0, 'TET.score-a'),
    less('unprotected', OUTER_REGIONS - safe, 'TET.score-b'),
    less('armies', g.armies.length, 'TET.score-b'),
    less('rebellions', rebellious, 'TET.score-b'),
  );
};
