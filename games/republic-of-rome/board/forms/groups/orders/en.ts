import { en as deploy } from '../../deploy/words/en.ts';
import { en as senate } from '../../senate/words/en.ts';

export const en = { ...deploy, ...senate };
