/** The Pontifex Maximus and his Priests — 2.01 */
import type { Rules } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { whenPlayed } from '../when-played.ts';
import { pontifexStep } from './election.ts';
import { PRIEST_INTERRUPTS, PRIEST_PROCS } from './priesthood.ts';
import { VETO_INTERRUPTS, VETO_PROCS } from './veto.ts';

export const PONTIFEX_INTERRUPTS = whenPlayed('pontifex', [...PRIEST_INTERRUPTS, ...VETO_INTERRUPTS]);
export const PONTIFEX_PROCS: Rules<Rome>['procs'] = [pontifexStep, ...PRIEST_PROCS, ...VETO_PROCS];
