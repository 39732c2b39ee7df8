import { it as concessions } from '../../concessions/words/it.ts';
import { it as governors } from '../../governors/words/it.ts';
import { it as landBill } from '../../land-bill/words/it.ts';
import { it as proposals } from '../../proposals/words/it.ts';
import { it as raise } from '../../raise/words/it.ts';
import { it as senate } from '../../senate/words/it.ts';

export const it = { ...concessions, ...governors, ...landBill, ...proposals, ...raise, ...senate };
