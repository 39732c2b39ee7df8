/** Republic of Rome with all of its rules. */
import type { GameModule } from '@tabularium/kernel';
import * as advanced from './advanced/all.ts';
import { ADVANCED_INTERRUPTS, ADVANCED_PROCS } from './advanced/all.ts';
import { haveAdvanced } from './advanced/part.ts';
import { gameWith } from './basic.ts';
import type { Rome } from './game.ts';
import { advancedEnglish } from './messages/en-advanced.ts';
import type { RomeView } from './sight/view.ts';

haveAdvanced(advanced);

export const republicOfRome: GameModule<Rome, RomeView> = gameWith({
  procs: ADVANCED_PROCS,
  interrupts: ADVANCED_INTERRUPTS,
  messages: advancedEnglish,
});

export type { Rome, RomeView };
export {
  clauseInWords,
  isCorrupt,
  landStrengthOf,
  onFloorOf,
  ownDraft,
  proposalInWords,
  senatorCard,
} from './basic.ts';
