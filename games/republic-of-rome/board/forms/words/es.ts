/** The words of all forms. */
import { es as money } from '../money/words/es.ts';
import { es as opening } from '../opening/words/es.ts';
import { es as playHand } from '../play-hand/words/es.ts';
import { es as vote } from '../vote/words/es.ts';

export const es = { ...money, ...opening, ...playHand, ...vote };
