/** Who pays for a Neutral — 4.03.2 */
import type { Rome, Senator } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { idsOf, senator } from '../rome/senators.ts';
import { type Narrowed, narrowed } from './narrowing.ts';

/** A Captive's money is frozen [1.06.3-d], a Rebel's is for Rebels [1.06.3-c]. */
const mayPay = (s: Senator): boolean => s.captive === '' && s.rebel === 'no';

/**
 * [4.03.2-a] The richest of those who may pay; [4.03.2-c][A4-12] what can only be done in Rome is paid by the richest who is
 * there (`inRomeOf`).
 */
export const richest = (all: readonly Senator[]): Narrowed<Senator> =>
  narrowed(all.filter(mayPay), (s) => s.id, [{ pick: 'most', of: (s) => s.talents, named: 'measure:money' }]);
/** The same by name. */
export const richestOf = (g: Rome, able: readonly SenatorId[]): Narrowed<SenatorId> => {
  const { left, candidates } = richest(able.map((id) => senator(g, id)));
  return { left: idsOf(left), candidates };
};
