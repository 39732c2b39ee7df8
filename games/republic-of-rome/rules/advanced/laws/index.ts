/** Passing Laws — 2.06 */
import type { Rules } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { bringLaw } from './bringing.ts';

export const PASSING_LAWS_PROCS: Rules<Rome>['procs'] = [bringLaw];
