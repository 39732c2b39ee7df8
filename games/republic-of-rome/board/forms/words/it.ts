/** The words of all forms. */
import { it as deploy } from '../deploy/words/it.ts';
import { it as rebel } from '../rebel/words/it.ts';
import { it as vote } from '../vote/words/it.ts';

export const it = { ...deploy, ...rebel, ...vote };
