/** The words of all forms. */
import { en as assassinate } from '../assassinate/words/en.ts';
import { en as auction } from '../auction/words/en.ts';
import { en as battle } from '../battle/words/en.ts';
import { en as call } from '../call/words/en.ts';
import { en as concessions } from '../concessions/words/en.ts';
import { en as consulship } from '../consulship/words/en.ts';
import { en as contribution } from '../contribution/words/en.ts';
import { en as counterBribe } from '../counter-bribe/words/en.ts';
import { en as deploy } from '../deploy/words/en.ts';
import { en as discard } from '../discard/words/en.ts';
import { en as eventChoice } from '../event-choice/words/en.ts';
import { en as governors } from '../governors/words/en.ts';
import { en as initiative } from '../initiative/words/en.ts';
import { en as landBill } from '../land-bill/words/en.ts';
import { en as money } from '../money/words/en.ts';
import { en as nomination } from '../nomination/words/en.ts';
import { en as opening } from '../opening/words/en.ts';
import { en as orders } from '../orders/words/en.ts';
import { en as playHand } from '../play-hand/words/en.ts';
import { en as proposals } from '../proposals/words/en.ts';
import { en as raise } from '../raise/words/en.ts';
import { en as rebelPay } from '../rebel-pay/words/en.ts';
import { en as rebel } from '../rebel/words/en.ts';
import { en as senate } from '../senate/words/en.ts';
import { en as spoils } from '../spoils/words/en.ts';
import { en as trade } from '../trade/words/en.ts';
import { en as trial } from '../trial/words/en.ts';
import { en as vote } from '../vote/words/en.ts';
import { en as window } from '../window/words/en.ts';

export const en = {
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
