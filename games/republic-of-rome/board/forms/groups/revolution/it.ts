import { it as discard } from '../../discard/words/it.ts';
import { it as playHand } from '../../play-hand/words/it.ts';
import { it as trade } from '../../trade/words/it.ts';

export const it = { ...discard, ...playHand, ...trade };
