/** The words of all forms. */
import { it as money } from '../money/words/it.ts';
import { it as vote } from '../vote/words/it.ts';

export const it = { ...money, ...vote };
