/** The words of all forms. */
import { en as assassinate } from '../assassinate/words/en.ts';
import { en as battle } from '../battle/words/en.ts';
import { en as deploy } from '../deploy/words/en.ts';
import { en as rebel } from '../rebel/words/en.ts';
import { en as vote } from '../vote/words/en.ts';

export const en = { ...assassinate, ...battle, ...deploy, ...rebel, ...vote };
