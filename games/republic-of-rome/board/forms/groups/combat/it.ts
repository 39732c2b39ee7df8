import { it as battle } from '../../battle/words/it.ts';
import { it as odds } from '../../odds/words/it.ts';

export const it = { ...battle, ...odds };
