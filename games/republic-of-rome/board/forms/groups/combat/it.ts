import { it as battle } from '../../battle/words/it.ts';

export const it = { ...battle };
