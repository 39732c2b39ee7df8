import { it as senate } from '../../senate/words/it.ts';
import { it as trial } from '../../trial/words/it.ts';
import { it as vote } from '../../vote/words/it.ts';

export const it = { ...senate, ...trial, ...vote };
