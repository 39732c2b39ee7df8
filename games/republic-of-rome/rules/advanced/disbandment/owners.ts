/** What becomes of disbanded Legions, and of what was gained for them, when their Senator is no more what he was — 2.04.2 */
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { loseLegion } from '../../rome/forces.ts';
import { disbandedOf, disbandment, setOratory } from './state.ts';

/**
 * [2.04.2-j][2.04.H-a] To the Force Pool, as ordinary Legions without a marker. [own-90] Also if his player leaves the game; he
 * then keeps what he has gained.
 */
export const releaseDisbanded = (g: Rome, id: SenatorId): void => {
  for (const n of disbandedOf(g, id)) loseLegion(g, n);
};

/** [2.04.2-j] He is dead, and an heir has his name but not his ORA. */
export const forgetDisbander = (g: Rome, id: SenatorId): void => {
  releaseDisbanded(g, id);
  setOratory(disbandment(g), id, 0);
};

/** [1.07.312-j][own-91] What a Family has gained is the Statesman's. */
export const renameDisbander = (g: Rome, from: SenatorId, to: SenatorId): void => {
  const kept = disbandment(g);
  const n = kept.oratory[from] ?? 0;
  setOratory(kept, from, 0);
  if (n > 0) setOratory(kept, to, n);
};
