/** The words of all forms. */
import { en as money } from '../money/words/en.ts';
import { en as opening } from '../opening/words/en.ts';
import { en as playHand } from '../play-hand/words/en.ts';
import { en as vote } from '../vote/words/en.ts';

export const en = { ...money, ...opening, ...playHand, ...vote };
