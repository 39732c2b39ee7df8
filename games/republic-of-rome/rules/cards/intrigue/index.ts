/** Things any player may do in any open state of any phase. */
import type { Interrupt } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { recallVeterans, VETERANS_INTERRUPT } from '../../revolution/veterans.ts';
import { RANSOM_INTERRUPT, ransom } from '../../rome/ransom.ts';
import { RESIGN_INTERRUPT, resign } from '../../rome/resigning.ts';
import { SHOW_INTERRUPT, showCards } from '../show.ts';
import { PEDDLING_INTERRUPT, peddleInfluence } from './influence-peddling.ts';
import { REPEAL_INTERRUPT, repealAcilian } from './servilian-repeal.ts';

export const FREE_INTERRUPTS: readonly Interrupt<Rome>[] = [
  PEDDLING_INTERRUPT,
  RANSOM_INTERRUPT,
  VETERANS_INTERRUPT,
  REPEAL_INTERRUPT,
  SHOW_INTERRUPT,
  RESIGN_INTERRUPT,
];
export const FREE_PROCS = [peddleInfluence, ransom, recallVeterans, repealAcilian, showCards, resign];
