import { es as discard } from '../../discard/words/es.ts';
import { es as playHand } from '../../play-hand/words/es.ts';
import { es as trade } from '../../trade/words/es.ts';

export const es = { ...discard, ...playHand, ...trade };
