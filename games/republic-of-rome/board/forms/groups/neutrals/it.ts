import { it as coalition } from '../../coalition/words/it.ts';
import { it as concessions } from '../../concessions/words/it.ts';
import { it as decision } from '../../decision/words/it.ts';
import { it as governors } from '../../governors/words/it.ts';
import { it as landBill } from '../../land-bill/words/it.ts';
import { it as list } from '../../list/words/it.ts';
import { it as playHand } from '../../play-hand/words/it.ts';
import { it as senate } from '../../senate/words/it.ts';
import { it as senateSpoils } from '../../senate-spoils/words/it.ts';
import { it as statesmen } from '../../statesmen/words/it.ts';
import { it as warPlan } from '../../war-plan/words/it.ts';

export const it = {
  ...coalition,
  ...concessions,
  ...decision,
  ...governors,
  ...landBill,
  ...list,
  ...playHand,
  ...senate,
  ...senateSpoils,
  ...statesmen,
  ...warPlan,
};
