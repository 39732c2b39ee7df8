/** Results of a roll against an expedition on its way. */
import type { Cx } from '@tabularium/kernel';
import type { EffectOf } from '../../data/effects.ts';
import type { Empires } from '../../game.ts';
import { loseRandom } from '../../expedition/losses.ts';

type Results = EffectOf<'storm'>['results'];

export const lossesFor = (results: Results, roll: number): number => {
  const row = results.find(
    (r) => roll >= (r.min ?? Number.NEGATIVE_INFINITY) && roll <= (r.max ?? Number.POSITIVE_INFINITY),
  );
  return row?.effect === 'discard-random' ? (row.n ?? 1) : 0;
};

/** [MED.A12][MED.9-e] So many cards of the attacking expedition, at random; or dice, or points. */
export const loseSome = (cx: Cx<Empires>, n: number): void => {
  for (let i = 0; i < n; i++) loseRandom(cx, 0, () => true);
};
