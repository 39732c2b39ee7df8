/** The words of all forms. */
import { it as assassinate } from '../assassinate/words/it.ts';
import { it as battle } from '../battle/words/it.ts';
import { it as deploy } from '../deploy/words/it.ts';
import { it as rebel } from '../rebel/words/it.ts';
import { it as vote } from '../vote/words/it.ts';

export const it = { ...assassinate, ...battle, ...deploy, ...rebel, ...vote };
