import { it as opening } from '../../opening/words/it.ts';
import { it as playHand } from '../../play-hand/words/it.ts';

export const it = { ...opening, ...playHand };
