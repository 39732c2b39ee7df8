import { es as coalition } from '../../coalition/words/es.ts';
import { es as concessions } from '../../concessions/words/es.ts';
import { es as decision } from '../../decision/words/es.ts';
import { es as governors } from '../../governors/words/es.ts';
import { es as landBill } from '../../land-bill/words/es.ts';
import { es as list } from '../../list/words/es.ts';
import { es as playHand } from '../../play-hand/words/es.ts';
import { es as senate } from '../../senate/words/es.ts';
import { es as senateSpoils } from '../../senate-spoils/words/es.ts';
import { es as statesmen } from '../../statesmen/words/es.ts';
import { es as warPlan } from '../../war-plan/words/es.ts';

export const es = {
  ...coalition,
  ...concessions,
  ...decision,
  ...governors,
  ...landBill,
  ...list,
  ...playHand,
  ...senate,
  ...senateSpoils,
  ...statesmen,
  ...warPlan,
};
