/**
 * The Advanced Rules as basic rules reach them. A table without them does not load them: a basic rule that has asked whether
 * one is played (`plays`) calls it through `advanced()`, and `rules/index.ts`, the game with all of its rules, has put it here.
 */
import { Broken } from '@tabularium/kernel';
import type * as all from './all.ts';

// oxlint-disable-next-line tabularium/no-module-let -- rules, loaded once; of a game nothing is kept
let loaded: typeof all | undefined;

export const advanced = (): typeof all => {
  if (!loaded) throw new Broken('the Advanced Rules are not loaded');
  return loaded;
};
/** Once, before the first game that plays with them. */
export const haveAdvanced = (part: typeof all): void => {
  loaded = part;
};
