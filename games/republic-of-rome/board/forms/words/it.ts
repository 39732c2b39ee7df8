/** The words of all forms. */
import { it as auction } from '../auction/words/it.ts';
import { it as contribution } from '../contribution/words/it.ts';
import { it as counterBribe } from '../counter-bribe/words/it.ts';
import { it as initiative } from '../initiative/words/it.ts';
import { it as money } from '../money/words/it.ts';
import { it as opening } from '../opening/words/it.ts';
import { it as playHand } from '../play-hand/words/it.ts';
import { it as spoils } from '../spoils/words/it.ts';
import { it as vote } from '../vote/words/it.ts';

export const it = {
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
