import { es as call } from '../../call/words/es.ts';
import { es as consulship } from '../../consulship/words/es.ts';
import { es as nomination } from '../../nomination/words/es.ts';
import { es as senate } from '../../senate/words/es.ts';
import { es as vote } from '../../vote/words/es.ts';

export const es = { ...call, ...consulship, ...nomination, ...senate, ...vote };
