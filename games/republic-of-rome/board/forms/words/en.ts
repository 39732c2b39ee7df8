/** The words of all forms. */
import { en as contribution } from '../contribution/words/en.ts';
import { en as discard } from '../discard/words/en.ts';
import { en as money } from '../money/words/en.ts';
import { en as opening } from '../opening/words/en.ts';
import { en as playHand } from '../play-hand/words/en.ts';
import { en as rebelPay } from '../rebel-pay/words/en.ts';
import { en as spoils } from '../spoils/words/en.ts';
import { en as trade } from '../trade/words/en.ts';
import { en as vote } from '../vote/words/en.ts';

export const en = {
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
