/**
 * Republic of Rome as chapter IV has it, for one and two players: without the Advanced Rules [4.01.1-g], and with the game's own
 * content. A page loads this for such a table, which needs no more; `index.ts` is the whole game.
 */
import type { GameModule } from '@tabularium/kernel';
import { gameWith } from './basic.ts';
import type { Rome } from './game.ts';
import { neutralEnglish } from './messages/en-neutrals.ts';
import * as neutrals from './neutrals/all.ts';
import { NEUTRAL_INTERRUPTS, NEUTRAL_PROCS } from './neutrals/all.ts';
import { called } from './neutrals/called.ts';
import { haveNeutrals } from './neutrals/part.ts';
import type { RomeView } from './sight/view.ts';

haveNeutrals(neutrals);

export const forOneOrTwo: GameModule<Rome, RomeView> = gameWith({
  procs: NEUTRAL_PROCS,
  interrupts: NEUTRAL_INTERRUPTS,
  messages: neutralEnglish,
  named: called,
});
