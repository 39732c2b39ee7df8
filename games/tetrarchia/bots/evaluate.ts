/** How likely a position is to be won. */
import { newFeatures, readFeatures } from './features.ts';
import type { Position } from './position.ts';
import { weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';

const features = newFeatures();

/** Higher than the value of any position that is still in play. */
const DECIDED = 30;

/** The logarithm of the odds of winning, at the end of a Roman phase. */
export const evaluate = ({ g, over }: Position): number => {
  if (over) return over.winners.length > 0 ? DECIDED : -DECIDED;
  readFeatures(g, features);
  return weigh(features, WEIGHTS);
};

export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
