/** The words of all forms. */
import { es as call } from '../call/words/es.ts';
import { es as concessions } from '../concessions/words/es.ts';
import { es as consulship } from '../consulship/words/es.ts';
import { es as governors } from '../governors/words/es.ts';
import { es as landBill } from '../land-bill/words/es.ts';
import { es as nomination } from '../nomination/words/es.ts';
import { es as proposals } from '../proposals/words/es.ts';
import { es as raise } from '../raise/words/es.ts';
import { es as senate } from '../senate/words/es.ts';
import { es as trial } from '../trial/words/es.ts';
import { es as vote } from '../vote/words/es.ts';

export const es = {
  ...call,
  ...concessions,
  ...consulship,
  ...governors,
  ...landBill,
  ...nomination,
  ...proposals,
  ...raise,
  ...senate,
  ...trial,
  ...vote,
};
