/** The words of all forms. */
import { it as vote } from '../vote/words/it.ts';

export const it = { ...vote };
