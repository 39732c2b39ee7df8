import { it as decision } from '../../decision/words/it.ts';
import { it as gabinian } from '../../gabinian/words/it.ts';
import { it as governors } from '../../governors/words/it.ts';
import { it as landBill } from '../../land-bill/words/it.ts';
import { it as ransom } from '../../ransom/words/it.ts';
import { it as senate } from '../../senate/words/it.ts';

export const it = { ...decision, ...gabinian, ...governors, ...landBill, ...ransom, ...senate };
