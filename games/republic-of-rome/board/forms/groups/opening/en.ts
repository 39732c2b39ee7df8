import { en as opening } from '../../opening/words/en.ts';
import { en as playHand } from '../../play-hand/words/en.ts';

export const en = { ...opening, ...playHand };
