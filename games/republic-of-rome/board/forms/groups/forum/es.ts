import { es as assassinate } from '../../assassinate/words/es.ts';
import { es as auction } from '../../auction/words/es.ts';
import { es as counterBribe } from '../../counter-bribe/words/es.ts';
import { es as initiative } from '../../initiative/words/es.ts';

export const es = { ...assassinate, ...auction, ...counterBribe, ...initiative };
