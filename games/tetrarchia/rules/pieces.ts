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

export const isOnBoard = (g: Tetrarchia, emperor: EmperorIndex): boolean => g.emperors[emperor]!.at !== OFF_BOARD;

/** Takes the disc of a place back to where it came from [TET.A2][TET.A3]. */
export const clearDisc = (g: Tetrarchia, at: Place): void => {
  const disc = discAt(g, at);
  if (disc === 'unrest') g.unrest++;
  else if (disc === 'revolt') g.revolt++;
  else if (disc !== 'none') g.emperors[EMPERORS.indexOf(disc)]!.discs++;
  g.discs[at] = 'none';
};
