/** Senators of tests whom something has befallen. */
import type { Rome, Senator } from '../game.ts';
import type { SenatorId, WarId } from '../ids.ts';
import { senator } from '../rome/senators.ts';

/** He alone revolts, wherever he is: the Primary Rebel. With an army: `rebels` in `armies.ts`. */
export const revolts = (g: Rome, id: SenatorId): Senator => {
  g.revoltSince = Math.max(1, g.turn);
  return Object.assign(senator(g, id), { rebel: 'primary' as const, office: '' as const });
};

/** A Captive of barbarians, or of a War that is on the table. */
export const captured = (g: Rome, id: SenatorId, by: WarId | 'barbarians' = 'barbarians'): Senator =>
  Object.assign(senator(g, id), { captive: by, at: 'field' as const });
