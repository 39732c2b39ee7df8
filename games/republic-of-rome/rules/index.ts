/** Republic of Rome with all of its rules, and with other content where a pack has some. */
import type { GameModule } from '@tabularium/kernel';
import * as advanced from './advanced/all.ts';
import { ADVANCED_INTERRUPTS, ADVANCED_PROCS } from './advanced/all.ts';
import { haveAdvanced } from './advanced/part.ts';
import { gameWith } from './basic.ts';
import { parseContent } from './data/parse.ts';
import { explain } from './explain/explain.ts';
import type { Rome } from './game.ts';
import { advancedEnglish } from './messages/en-advanced.ts';
import { neutralEnglish } from './messages/en-neutrals.ts';
import * as neutrals from './neutrals/all.ts';
import { NEUTRAL_INTERRUPTS, NEUTRAL_PROCS } from './neutrals/all.ts';
import { called } from './neutrals/called.ts';
import { haveNeutrals } from './neutrals/part.ts';
import type { RomeView } from './sight/view.ts';

haveAdvanced(advanced);
haveNeutrals(neutrals);

export const republicOfRome: GameModule<Rome, RomeView> = gameWith({
  procs: [...ADVANCED_PROCS, ...NEUTRAL_PROCS],
  interrupts: [...ADVANCED_INTERRUPTS, ...NEUTRAL_INTERRUPTS],
  messages: { ...advancedEnglish, ...neutralEnglish },
  named: called,
  explained: explain,
  parse: parseContent,
});

export type { Rome, RomeView };
export { moveAhead } from './neutrals/ahead.ts';
export { maybeGuideline } from './neutrals/guidelines.ts';
export {
  clauseInWords,
  isCorrupt,
  landStrengthOf,
  onFloorOf,
  ownDraft,
  proposalInWords,
  senatorCard,
} from './basic.ts';
