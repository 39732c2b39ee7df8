/** The words of all forms. */
import { en as auction } from '../auction/words/en.ts';
import { en as counterBribe } from '../counter-bribe/words/en.ts';
import { en as eventChoice } from '../event-choice/words/en.ts';
import { en as initiative } from '../initiative/words/en.ts';
import { en as vote } from '../vote/words/en.ts';

export const en = {
  ...auction,
  ...counterBribe,
  ...eventChoice,
  ...initiative,
  ...vote,
};
