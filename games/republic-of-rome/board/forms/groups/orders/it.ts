import { it as deploy } from '../../deploy/words/it.ts';
import { it as senate } from '../../senate/words/it.ts';

export const it = { ...deploy, ...senate };
