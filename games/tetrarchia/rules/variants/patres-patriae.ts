/** PATRES PATRIAE: the fathers of the country. Said in the earlier Emperor's turn, good for the same round [TET.A32]. */
import type { Tetrarchia } from '../game.ts';
import type { EmperorIndex } from '../ids.ts';

const DIOCLETIAN: EmperorIndex = 0;
const GALERIUS: EmperorIndex = 1;
const CONSTANTIUS: EmperorIndex = 2;
const MAXIMIAN: EmperorIndex = 3;

/** [TET.var.patres-a] Diocletian may take a point from Galerius. */
export const canTakePoint = (g: Tetrarchia): boolean =>
  g.agreed.variants['patres-patriae'] && g.turn === DIOCLETIAN && !g.patres.east;

/** [TET.var.patres-b] Constantius may give one to Maximian, while he has one: with his last point his phase ends [R3]. */
export const canGivePoint = (g: Tetrarchia): boolean =>
  g.agreed.variants['patres-patriae'] && g.turn === CONSTANTIUS && !g.patres.west;

/** What this round's words are worth to the Emperor whose turn begins. */
export const pointsFromPatres = (g: Tetrarchia, emperor: EmperorIndex): number => {
  if (emperor === GALERIUS && g.patres.east) return -1;
  return emperor === MAXIMIAN && g.patres.west ? 1 : 0;
};
