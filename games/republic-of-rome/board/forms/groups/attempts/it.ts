import { it as assassinate } from '../../assassinate/words/it.ts';

export const it = { ...assassinate };
