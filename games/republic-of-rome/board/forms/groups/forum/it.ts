import { it as assassinate } from '../../assassinate/words/it.ts';
import { it as auction } from '../../auction/words/it.ts';
import { it as counterBribe } from '../../counter-bribe/words/it.ts';
import { it as initiative } from '../../initiative/words/it.ts';

export const it = { ...assassinate, ...auction, ...counterBribe, ...initiative };
