/** The words of all forms. */
import { it as auction } from '../auction/words/it.ts';
import { it as counterBribe } from '../counter-bribe/words/it.ts';
import { it as eventChoice } from '../event-choice/words/it.ts';
import { it as initiative } from '../initiative/words/it.ts';
import { it as vote } from '../vote/words/it.ts';

export const it = {
  ...auction,
  ...counterBribe,
  ...eventChoice,
  ...initiative,
  ...vote,
};
