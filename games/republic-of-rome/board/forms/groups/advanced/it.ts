import { it as advanced } from '../../advanced/words/it.ts';
import { it as senate } from '../../senate/words/it.ts';

export const it = { ...advanced, ...senate };
