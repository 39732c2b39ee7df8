import { en as discard } from '../../discard/words/en.ts';
import { en as playHand } from '../../play-hand/words/en.ts';
import { en as trade } from '../../trade/words/en.ts';

export const en = { ...discard, ...playHand, ...trade };
