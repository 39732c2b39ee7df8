/** The words of all forms. */
import { it as assassinate } from '../assassinate/words/it.ts';
import { it as auction } from '../auction/words/it.ts';
import { it as battle } from '../battle/words/it.ts';
import { it as call } from '../call/words/it.ts';
import { it as concessions } from '../concessions/words/it.ts';
import { it as consulship } from '../consulship/words/it.ts';
import { it as contribution } from '../contribution/words/it.ts';
import { it as counterBribe } from '../counter-bribe/words/it.ts';
import { it as deploy } from '../deploy/words/it.ts';
import { it as discard } from '../discard/words/it.ts';
import { it as eventChoice } from '../event-choice/words/it.ts';
import { it as governors } from '../governors/words/it.ts';
import { it as initiative } from '../initiative/words/it.ts';
import { it as landBill } from '../land-bill/words/it.ts';
import { it as money } from '../money/words/it.ts';
import { it as nomination } from '../nomination/words/it.ts';
import { it as opening } from '../opening/words/it.ts';
import { it as orders } from '../orders/words/it.ts';
import { it as playHand } from '../play-hand/words/it.ts';
import { it as proposals } from '../proposals/words/it.ts';
import { it as raise } from '../raise/words/it.ts';
import { it as rebelPay } from '../rebel-pay/words/it.ts';
import { it as rebel } from '../rebel/words/it.ts';
import { it as senate } from '../senate/words/it.ts';
import { it as spoils } from '../spoils/words/it.ts';
import { it as trade } from '../trade/words/it.ts';
import { it as trial } from '../trial/words/it.ts';
import { it as vote } from '../vote/words/it.ts';
import { it as window } from '../window/words/it.ts';

export const it = {
  ...assassinate,
  ...auction,
  ...battle,
  ...call,
  ...concessions,
  ...consulship,
  ...contribution,
  ...counterBribe,
  ...deploy,
  ...discard,
  ...eventChoice,
  ...governors,
  ...initiative,
  ...landBill,
  ...money,
  ...nomination,
  ...opening,
  ...orders,
  ...playHand,
  ...proposals,
  ...raise,
  ...rebelPay,
  ...rebel,
  ...senate,
  ...spoils,
  ...trade,
  ...trial,
  ...vote,
  ...window,
};
