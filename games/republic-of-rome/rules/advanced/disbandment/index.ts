/** Legionary disbandment and recall — 2.04 */
import type { Interrupt, Rules } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { whenPlayed } from '../when-played.ts';
import { nameDisbanded } from './raising.ts';
import { RECALL_INTERRUPT, RECALL_PROCS } from './recalling.ts';

export const DISBANDMENT_INTERRUPTS: readonly Interrupt<Rome>[] = whenPlayed('disbandment', [RECALL_INTERRUPT]);
export const DISBANDMENT_PROCS: Rules<Rome>['procs'] = [nameDisbanded, ...RECALL_PROCS];
