/** The words of all forms. */
import { es as money } from '../money/words/es.ts';
import { es as vote } from '../vote/words/es.ts';

export const es = { ...money, ...vote };
