/** What a battle of the Senate's Forces means for Provinces — 2.02.4-n, 2.02.412-j */
import type { Cx } from '@tabularium/kernel';
import type { Lost } from '../../combat/losses.ts';
import type { Result } from '../../combat/results.ts';
import type { Ground } from '../../combat/sides.ts';
import type { Rome, War } from '../../game.ts';
import { loseAllied } from './allied.ts';
import { noteRomanBattle } from './under-attack.ts';

export const afterRomanBattle = (cx: Cx<Rome>, w: War, ground: Ground, result: Result, lost: Lost): void => {
  noteRomanBattle(cx.g, w.id, result);
  loseAllied(cx, w, ground, result, { armies: lost.legions, fleets: lost.fleets });
};
