/** The Pontifex Maximus and his Priests — 2.01 */
import type { Interrupt, Rules } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { plays } from '../advanced.ts';
import { pontifexStep } from './election.ts';
import { PRIEST_INTERRUPTS, PRIEST_PROCS } from './priesthood.ts';
import { VETO_INTERRUPTS, VETO_PROCS } from './veto.ts';

/** [2.00-c] Nobody steps in with it where it is not played. */
const whenPlayed = (one: Interrupt<Rome>): Interrupt<Rome> => {
  const { offer, withheld } = one;
  return {
    ...one,
    offer: (cx, by) => (plays(cx.g, 'pontifex') ? offer(cx, by) : undefined),
    ...(withheld && { withheld: (cx, by) => (plays(cx.g, 'pontifex') ? withheld(cx, by) : undefined) }),
  };
};

export const PONTIFEX_INTERRUPTS = [...PRIEST_INTERRUPTS, ...VETO_INTERRUPTS].map(whenPlayed);
export const PONTIFEX_PROCS: Rules<Rome>['procs'] = [pontifexStep, ...PRIEST_PROCS, ...VETO_PROCS];
