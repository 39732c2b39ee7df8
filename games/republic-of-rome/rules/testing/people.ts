/** Senators of tests whom something has befallen. */
import type { Rebel, Rome, Senator } from '../game.ts';
import type { SenatorId, WarId } from '../ids.ts';
import { senator } from '../rome/senators.ts';

/**
 * He alone revolts, since this turn or the one said, wherever he is: the Primary Rebel. With Legions: `rebels` in `armies.ts`.
 */
export const revolts = (g: Rome, id: SenatorId, also: Partial<Rebel> = {}): Senator => {
  g.rebels = [{ senator: id, army: 'rebel', since: Math.max(1, g.turn), masterOfHorse: '', shift: 0, ...also }];
  return Object.assign(senator(g, id), { rebel: 'primary' as const, office: '' as const });
};
/** [1.11.37-c] He has joined the Rebel, whose Master of Horse he was. */
export const ridesWithRebel = (g: Rome, id: SenatorId): void => {
  Object.assign(senator(g, id), { rebel: 'secondary', at: 'field', office: '' });
  for (const r of g.rebels) r.masterOfHorse = id;
};

/** A Captive of barbarians, or of a War that is on the table. */
export const captured = (g: Rome, id: SenatorId, by: WarId | 'barbarians' = 'barbarians'): Senator =>
  Object.assign(senator(g, id), { captive: by, at: 'field' as const });
