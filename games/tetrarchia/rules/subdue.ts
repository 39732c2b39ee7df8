/** Subduing the province an Emperor stands on [TET.subdue-d]. */
import type { Msg } from '@tabularium/kernel';
import type { Disc, Tetrarchia } from './game.ts';
import type { EmperorIndex, Place } from './ids.ts';
import { clearDisc, discAt } from './pieces.ts';
import { t } from './say.ts';

const NOTHING_TO_SUBDUE = t('tet.no.nothingToSubdue');
const NO_REVOLT_HERE = t('tet.no.revoltHere');
const NO_UNREST_DISC = t('tet.no.unrestDisc');
const NO_POINTS = t('tet.no.points');

/** [TET.subdue-a] Unrest costs 1 point, [TET.subdue-b] Revolt 2; 0 where there is neither. */
export const subdueCost = (g: Tetrarchia, at: Place): number =>
  g.discs[at] === 'revolt' ? 2 : g.discs[at] === 'unrest' ? 1 : 0;

export const canSubdue = (g: Tetrarchia, emperor: EmperorIndex): true | Msg => {
  const cost = subdueCost(g, g.emperors[emperor]!.at);
  if (cost === 0) return NOTHING_TO_SUBDUE;
  return g.imperium >= cost || NO_POINTS;
};

/** Gives back what he subdued. */
export const subdue = (g: Tetrarchia, emperor: EmperorIndex): Disc => {
  const { at } = g.emperors[emperor]!;
  const disc = discAt(g, at);
  g.imperium -= subdueCost(g, at);
  clearDisc(g, at);
  return disc;
};

const APPEASE_COST = 1;

/** [TET.subdue-c] Revolt to Unrest for 1 point; not offered without an Unrest disc to put there [TET.A7]. */
export const canAppease = (g: Tetrarchia, emperor: EmperorIndex): true | Msg => {
  if (g.discs[g.emperors[emperor]!.at] !== 'revolt') return NO_REVOLT_HERE;
  if (g.unrest === 0) return NO_UNREST_DISC;
  return g.imperium >= APPEASE_COST || NO_POINTS;
};

export const appease = (g: Tetrarchia, emperor: EmperorIndex): void => {
  const { at } = g.emperors[emperor]!;
  g.imperium -= APPEASE_COST;
  clearDisc(g, at);
  g.unrest--;
  g.discs[at] = 'unrest';
};
