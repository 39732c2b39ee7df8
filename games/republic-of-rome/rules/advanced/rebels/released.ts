/** Fleets that a Rebel gave up and Rome took over — 2.03.6-h */
import type { Rome } from '../../game.ts';
import { rebelGovernors } from './state.ts';

/** [2.03.6-h] Two Talents each: those of them that the State cannot pay for are lost, and no harm done. */
export const spareFleets = (g: Rome, missing: number): number => {
  const all = rebelGovernors(g);
  const lost = Math.min(all.spare, Math.max(0, Math.ceil(missing / 2)));
  all.spare = 0;
  return lost;
};
