/** The words of all forms. */
import { en as call } from '../call/words/en.ts';
import { en as concessions } from '../concessions/words/en.ts';
import { en as consulship } from '../consulship/words/en.ts';
import { en as governors } from '../governors/words/en.ts';
import { en as landBill } from '../land-bill/words/en.ts';
import { en as nomination } from '../nomination/words/en.ts';
import { en as proposals } from '../proposals/words/en.ts';
import { en as raise } from '../raise/words/en.ts';
import { en as senate } from '../senate/words/en.ts';
import { en as trial } from '../trial/words/en.ts';
import { en as vote } from '../vote/words/en.ts';

export const en = {
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
