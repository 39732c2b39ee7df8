/**
 * Republic of Rome with its Advanced Rules, for three and more. A page loads this for a table that plays with some of them;
 * `index.ts` is the whole game.
 */
import type { GameModule } from '@tabularium/kernel';
import * as advanced from './advanced/all.ts';
import { ADVANCED_INTERRUPTS, ADVANCED_PROCS } from './advanced/all.ts';
import { haveAdvanced } from './advanced/part.ts';
import { gameWith } from './basic.ts';
import { explain } from './explain/explain.ts';
import type { Rome } from './game.ts';
import { advancedEnglish } from './messages/en-advanced.ts';
import type { RomeView } from './sight/view.ts';

haveAdvanced(advanced);

export const withAdvanced: GameModule<Rome, RomeView> = gameWith({
  procs: ADVANCED_PROCS,
  interrupts: ADVANCED_INTERRUPTS,
  messages: advancedEnglish,
  explained: explain,
});
