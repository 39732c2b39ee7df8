import { es as orders } from '../../orders/words/es.ts';
import { es as window } from '../../window/words/es.ts';

export const es = { ...orders, ...window };
