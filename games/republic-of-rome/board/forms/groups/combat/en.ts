import { en as battle } from '../../battle/words/en.ts';
import { en as odds } from '../../odds/words/en.ts';

export const en = { ...battle, ...odds };
