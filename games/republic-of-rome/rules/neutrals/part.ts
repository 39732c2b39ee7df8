/**
 * Chapter IV as the other rules reach it. A table of three or more does not load it: a rule that has found a Faction to be
 * Neutral (`isNeutral`) calls it through `neutrals()`, and `rules/index.ts`, the game with all of its rules, has put it here.
 */
import { Broken } from '@tabularium/kernel';
import type * as all from './all.ts';

// oxlint-disable-next-line tabularium/no-module-let -- rules, loaded once; of a game nothing is kept
let loaded: typeof all | undefined;

export const neutrals = (): typeof all => {
  if (!loaded) throw new Broken('the rules of Neutral Factions are not loaded');
  return loaded;
};
/** Once, before the first game for one or two. */
export const haveNeutrals = (part: typeof all): void => {
  loaded = part;
};
