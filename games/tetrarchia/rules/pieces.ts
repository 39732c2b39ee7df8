/** Small questions about what stands where, and small changes that everyone uses. */
import type { Cx } from '@tabularium/kernel';
import { type Army, type Disc, OFF_BOARD, type Tetrarchia } from './game.ts';
import { EMPERORS, type Emperor, type EmperorIndex, type Place } from './ids.ts';

export type TetCx = Cx<Tetrarchia>;

export const discAt = (g: Tetrarchia, at: Place): Disc => g.discs[at]!;

export const isEmperorDisc = (disc: Disc): disc is Emperor => disc !== 'none' && disc !== 'unrest' && disc !== 'revolt';

export const armyAt = (g: Tetrarchia, at: Place): Army | undefined => {
  for (const army of g.armies) if (army.at === at) return army;
  return undefined;
};

/** An Emperor who stands there, other than `but`; -1 if none. */
export const emperorAt = (g: Tetrarchia, at: Place, but: EmperorIndex | -1 = -1): EmperorIndex | -1 => {
  for (let e = 0; e < EMPERORS.length; e++) if (e !== but && g.emperors[e]!.at === at) return e;
  return -1;
};

/** [TET.move-f] A figure is an Emperor or an army. */
export const holdsFigure = (g: Tetrarchia, at: Place): boolean =>
  emperorAt(g, at) !== -1 || armyAt(g, at) !== undefined;

/**
 * A bit for every place that holds a figure; two places that are 32 apart share one, and whoever is off the board has one too.
 * Without its bit a place is empty. Most places are: what would look at all figures for each of them, looks once.
 */
export const figureBits = (g: Tetrarchia): number => {
  let bits = 0;
  for (const piece of g.emperors) bits |= 1 << piece.at;
  for (const army of g.armies) bits |= 1 << army.at;
  return bits;
};
export const isSurelyEmpty = (bits: number, at: Place): boolean => ((bits >>> at) & 1) === 0;

export const isOnBoard = (g: Tetrarchia, emperor: EmperorIndex): boolean => g.emperors[emperor]!.at !== OFF_BOARD;

/** Takes the disc of a place back to where it came from [TET.A2][TET.A3]. */
export const clearDisc = (g: Tetrarchia, at: Place): void => {
  const disc = discAt(g, at);
  if (disc === 'unrest') g.unrest++;
  else if (disc === 'revolt') g.revolt++;
  else if (disc !== 'none') g.emperors[EMPERORS.indexOf(disc)]!.discs++;
  g.discs[at] = 'none';
};
