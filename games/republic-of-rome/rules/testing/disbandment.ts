/** Disbandment and recall on tables of tests. */
import { disbandment, setOratory } from '../advanced/disbandment/state.ts';
import type { Rome } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { legionsTo } from './armies.ts';
import type { At } from './at.ts';

/** The rule, for any table of three. */
export const WITH_DISBANDMENT: At = { seats: 3, options: { advanced: ['disbandment'] } };

/** So many Veterans of his, disbanded earlier; his Influence is left as it is. Gives the numbers of the Legions. */
export const hasDisbanded = (g: Rome, who: SenatorId, n: number): number[] => {
  const kept = disbandment(g);
  setOratory(kept, who, (kept.oratory[who] ?? 0) + n);
  return legionsTo(g, 'bank', n, { veteran: true, allegiance: who });
};
