import { it as orders } from '../../orders/words/it.ts';
import { it as window } from '../../window/words/it.ts';

export const it = { ...orders, ...window };
