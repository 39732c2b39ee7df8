/** The words of all forms. */
import { es as auction } from '../auction/words/es.ts';
import { es as contribution } from '../contribution/words/es.ts';
import { es as counterBribe } from '../counter-bribe/words/es.ts';
import { es as initiative } from '../initiative/words/es.ts';
import { es as money } from '../money/words/es.ts';
import { es as opening } from '../opening/words/es.ts';
import { es as playHand } from '../play-hand/words/es.ts';
import { es as spoils } from '../spoils/words/es.ts';
import { es as vote } from '../vote/words/es.ts';

export const es = {
  ...auction,
  ...contribution,
  ...counterBribe,
  ...initiative,
  ...money,
  ...opening,
  ...playHand,
  ...spoils,
  ...vote,
};
