/** The words of all forms. */
import { es as contribution } from '../contribution/words/es.ts';
import { es as discard } from '../discard/words/es.ts';
import { es as money } from '../money/words/es.ts';
import { es as opening } from '../opening/words/es.ts';
import { es as playHand } from '../play-hand/words/es.ts';
import { es as rebelPay } from '../rebel-pay/words/es.ts';
import { es as spoils } from '../spoils/words/es.ts';
import { es as trade } from '../trade/words/es.ts';
import { es as vote } from '../vote/words/es.ts';

export const es = {
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
