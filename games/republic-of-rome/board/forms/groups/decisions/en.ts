import { en as decision } from '../../decision/words/en.ts';
import { en as gabinian } from '../../gabinian/words/en.ts';
import { en as governors } from '../../governors/words/en.ts';
import { en as landBill } from '../../land-bill/words/en.ts';
import { en as ransom } from '../../ransom/words/en.ts';
import { en as senate } from '../../senate/words/en.ts';

export const en = { ...decision, ...gabinian, ...governors, ...landBill, ...ransom, ...senate };
