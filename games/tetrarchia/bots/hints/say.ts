import { messages } from '@tabularium/kernel';
import { chanceOf } from '../evaluate.ts';
import { en } from './words/en.ts';

export const t = messages(en);

/** How likely the game is to be won, in whole per cent. */
export const percent = (chance: number): number => Math.round(100 * chance);
/** The same from the logarithm of the odds. */
export const percentOf = (value: number): number => percent(chanceOf(value));
