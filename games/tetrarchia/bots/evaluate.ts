/** How likely a position is to be won. */
import { newFeatures, readFeatures } from './features.ts';
import type { Position } from './position.ts';
import { weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';

const features = newFeatures();

/** Higher than the value of any position that is still in play. */
const DECIDED = 30;

/** As much of a position as is looked at. */
interface Judged {
  readonly g: Position['g'];
  readonly over?: Position['over'] | undefined;
}

/** The logarithm of the odds of winning, at the end of a Roman phase. */
export const evaluate = ({ g, over }: Judged): number => {
  if (over) return over.winners.length > 0 ? DECIDED : -DECIDED;
  readFeatures(g, features);
  return weigh(features, WEIGHTS);
};

/** Nothing that dice decide is surer than this. */
const DOUBT = 1e-12;

export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
/** The other way round; what is as good as certain is brought back to what can be compared. */
export const oddsOf = (chance: number): number => {
  const p = Math.min(1 - DOUBT, Math.max(DOUBT, chance));
  return Math.log(p / (1 - p));
};
