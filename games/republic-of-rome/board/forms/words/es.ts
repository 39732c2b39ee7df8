/** The words of all forms. */
import { es as vote } from '../vote/words/es.ts';

export const es = { ...vote };
