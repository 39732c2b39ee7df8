/** Wars that may grow — 4.05.32 */
import { contentOf } from '../../data/printed.ts';
import type { Rome, War } from '../../game.ts';
import type { WarId } from '../../ids.ts';
import { mayBeHeld } from '../../rome/cards.ts';
import { asAttacked } from '../../senate/business/minimum-force.ts';
import { areMatching, fleetStrength, landStrength, maybeWar, newWar } from '../../wars/wars.ts';

/**
 * [4.05.32-a][A4-70] Matching Wars still to be drawn, as far as everybody can see: neither in play, nor discarded, nor out of the
 * game. [4.05.32-c] Leaders are none.
 */
const stillToCome = (g: Rome, id: WarId): WarId[] =>
  contentOf(g).wars.flatMap((w) =>
    areMatching(g, w.id, id) && maybeWar(g, w.id) === undefined && mayBeHeld(g, w.card) && !g.removed.includes(w.card)
      ? [w.id]
      : [],
  );
export const isDangerous = (g: Rome, id: WarId): boolean => stillToCome(g, id).length > 0;

/** The larger of both Strengths, as it is when the War is attacked. */
export const strengthWhenAttacked = (g: Rome, id: WarId): number => {
  const then = asAttacked(g, [id]);
  const w = maybeWar(then, id)!;
  return Math.max(landStrength(then, w), fleetStrength(then, w));
};

/** [4.05.32-b] The Force that would be Adequate if all of them were in play; 0 for a War that is not Dangerous. */
export const dangerOf = (g: Rome, id: WarId): number => {
  const more = stillToCome(g, id).map((x): War => newWar(x, 'active', false));
  return more.length === 0 ? 0 : strengthWhenAttacked({ ...g, wars: [...g.wars, ...more] }, id);
};
