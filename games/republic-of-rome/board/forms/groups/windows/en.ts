import { en as orders } from '../../orders/words/en.ts';
import { en as window } from '../../window/words/en.ts';

export const en = { ...orders, ...window };
