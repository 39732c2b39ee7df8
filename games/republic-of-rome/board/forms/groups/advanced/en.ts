import { en as advanced } from '../../advanced/words/en.ts';
import { en as senate } from '../../senate/words/en.ts';

export const en = { ...advanced, ...senate };
