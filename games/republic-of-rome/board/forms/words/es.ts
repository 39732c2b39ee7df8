/** The words of all forms. */
import { es as assassinate } from '../assassinate/words/es.ts';
import { es as auction } from '../auction/words/es.ts';
import { es as battle } from '../battle/words/es.ts';
import { es as call } from '../call/words/es.ts';
import { es as concessions } from '../concessions/words/es.ts';
import { es as consulship } from '../consulship/words/es.ts';
import { es as contribution } from '../contribution/words/es.ts';
import { es as counterBribe } from '../counter-bribe/words/es.ts';
import { es as deploy } from '../deploy/words/es.ts';
import { es as discard } from '../discard/words/es.ts';
import { es as eventChoice } from '../event-choice/words/es.ts';
import { es as governors } from '../governors/words/es.ts';
import { es as initiative } from '../initiative/words/es.ts';
import { es as landBill } from '../land-bill/words/es.ts';
import { es as money } from '../money/words/es.ts';
import { es as nomination } from '../nomination/words/es.ts';
import { es as opening } from '../opening/words/es.ts';
import { es as orders } from '../orders/words/es.ts';
import { es as playHand } from '../play-hand/words/es.ts';
import { es as proposals } from '../proposals/words/es.ts';
import { es as raise } from '../raise/words/es.ts';
import { es as rebelPay } from '../rebel-pay/words/es.ts';
import { es as rebel } from '../rebel/words/es.ts';
import { es as senate } from '../senate/words/es.ts';
import { es as spoils } from '../spoils/words/es.ts';
import { es as trade } from '../trade/words/es.ts';
import { es as trial } from '../trial/words/es.ts';
import { es as vote } from '../vote/words/es.ts';
import { es as window } from '../window/words/es.ts';

export const es = {
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
