/** Revolts, and Wars that wait for a Province — 1.07.333, amb-48, amb-49 */
import type { Rome, War } from '../game.ts';
import type { WarId } from '../ids.ts';
import { areMatching, hasProvince, warCard } from './wars.ts';

/** [1.07.333-b][1.07.333-d][amb-49] Fixed when the card is drawn. [card-rev-a] Some are Revolts in every case. */
export const isRevoltWhenDrawn = (g: Rome, id: WarId): boolean => {
  const { revolt, revoltIf } = warCard(g, id);
  return revolt === 'always' || (revolt === 'if' && revoltIf.some((p) => hasProvince(g, p)));
};

/** [1.07.333-c] Once the last of the series has been defeated the earlier ones are Revolts as well. */
const isSeriesOver = (g: Rome, w: War): boolean =>
  g.defeated.some((id) => areMatching(g, id, w.id) && warCard(g, id).place === warCard(g, id).of);

/** [1.07.333-a] Yields no Spoils; in all else it is a War. */
export const isRevolt = (g: Rome, w: War): boolean => w.revolt || isSeriesOver(g, w);

/** [amb-48] Do the Provinces exist without which it stays Inactive? */
export const isConditionMet = (g: Rome, id: WarId): boolean => warCard(g, id).needs.every((p) => hasProvince(g, p));
