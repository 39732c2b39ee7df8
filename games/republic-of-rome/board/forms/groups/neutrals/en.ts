import { en as coalition } from '../../coalition/words/en.ts';
import { en as concessions } from '../../concessions/words/en.ts';
import { en as decision } from '../../decision/words/en.ts';
import { en as governors } from '../../governors/words/en.ts';
import { en as landBill } from '../../land-bill/words/en.ts';
import { en as list } from '../../list/words/en.ts';
import { en as playHand } from '../../play-hand/words/en.ts';
import { en as senate } from '../../senate/words/en.ts';
import { en as senateSpoils } from '../../senate-spoils/words/en.ts';
import { en as statesmen } from '../../statesmen/words/en.ts';
import { en as warPlan } from '../../war-plan/words/en.ts';

export const en = {
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
