import { en as assassinate } from '../../assassinate/words/en.ts';

export const en = { ...assassinate };
