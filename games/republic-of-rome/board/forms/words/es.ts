/** The words of all forms. */
import { es as auction } from '../auction/words/es.ts';
import { es as counterBribe } from '../counter-bribe/words/es.ts';
import { es as eventChoice } from '../event-choice/words/es.ts';
import { es as initiative } from '../initiative/words/es.ts';
import { es as vote } from '../vote/words/es.ts';

export const es = {
  ...auction,
  ...counterBribe,
  ...eventChoice,
  ...initiative,
  ...vote,
};
