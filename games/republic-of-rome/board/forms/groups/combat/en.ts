import { en as battle } from '../../battle/words/en.ts';

export const en = { ...battle };
