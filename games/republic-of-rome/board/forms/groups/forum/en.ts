import { en as assassinate } from '../../assassinate/words/en.ts';
import { en as auction } from '../../auction/words/en.ts';
import { en as counterBribe } from '../../counter-bribe/words/en.ts';
import { en as initiative } from '../../initiative/words/en.ts';

export const en = { ...assassinate, ...auction, ...counterBribe, ...initiative };
