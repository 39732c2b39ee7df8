/** The words of all forms. */
import { it as call } from '../call/words/it.ts';
import { it as concessions } from '../concessions/words/it.ts';
import { it as consulship } from '../consulship/words/it.ts';
import { it as governors } from '../governors/words/it.ts';
import { it as landBill } from '../land-bill/words/it.ts';
import { it as nomination } from '../nomination/words/it.ts';
import { it as proposals } from '../proposals/words/it.ts';
import { it as raise } from '../raise/words/it.ts';
import { it as senate } from '../senate/words/it.ts';
import { it as trial } from '../trial/words/it.ts';
import { it as vote } from '../vote/words/it.ts';

export const it = {
  ...call,
  ...concessions,
  ...consulship,
  ...governors,
  ...landBill,
  ...nomination,
  ...proposals,
  ...raise,
  ...senate,
  ...trial,
  ...vote,
};
