import { canRouseAny, horde } from '../../barbarians/horde.ts';
import type { Action } from './action.ts';

/** [MED.7.3-a][MED.4.1-j] Allowed under Diplomacy too: the attack is not an expedition of the player. */
export const barbarianAllies: Action<'barbarian-allies'> = {
  can: (g, seat) => canRouseAny(g, seat),
  proc: horde,
};
