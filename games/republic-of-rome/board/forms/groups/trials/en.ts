import { en as senate } from '../../senate/words/en.ts';
import { en as trial } from '../../trial/words/en.ts';
import { en as vote } from '../../vote/words/en.ts';

export const en = { ...senate, ...trial, ...vote };
