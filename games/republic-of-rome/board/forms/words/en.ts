/** The words of all forms. */
import { en as vote } from '../vote/words/en.ts';

export const en = { ...vote };
