import { es as opening } from '../../opening/words/es.ts';
import { es as playHand } from '../../play-hand/words/es.ts';

export const es = { ...opening, ...playHand };
