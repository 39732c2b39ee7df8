/** Provincial Wars — 2.02 */
import type { Rules } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { provincialBattle, provincialBattles } from './battles.ts';
import { governorsRaise } from './governors-raise.ts';

export const PROVINCIAL_WARS_PROCS: Rules<Rome>['procs'] = [provincialBattles, provincialBattle, governorsRaise];
