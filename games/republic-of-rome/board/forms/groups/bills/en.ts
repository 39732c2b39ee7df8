import { en as concessions } from '../../concessions/words/en.ts';
import { en as governors } from '../../governors/words/en.ts';
import { en as landBill } from '../../land-bill/words/en.ts';
import { en as proposals } from '../../proposals/words/en.ts';
import { en as raise } from '../../raise/words/en.ts';
import { en as senate } from '../../senate/words/en.ts';

export const en = { ...concessions, ...governors, ...landBill, ...proposals, ...raise, ...senate };
