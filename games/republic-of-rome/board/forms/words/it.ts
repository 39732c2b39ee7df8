/** The words of all forms. */
import { it as contribution } from '../contribution/words/it.ts';
import { it as discard } from '../discard/words/it.ts';
import { it as money } from '../money/words/it.ts';
import { it as opening } from '../opening/words/it.ts';
import { it as playHand } from '../play-hand/words/it.ts';
import { it as rebelPay } from '../rebel-pay/words/it.ts';
import { it as spoils } from '../spoils/words/it.ts';
import { it as trade } from '../trade/words/it.ts';
import { it as vote } from '../vote/words/it.ts';

export const it = {
  ...contribution,
  ...discard,
  ...money,
  ...opening,
  ...playHand,
  ...rebelPay,
  ...spoils,
  ...trade,
  ...vote,
};
