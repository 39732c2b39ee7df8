import { es as concessions } from '../../concessions/words/es.ts';
import { es as governors } from '../../governors/words/es.ts';
import { es as landBill } from '../../land-bill/words/es.ts';
import { es as proposals } from '../../proposals/words/es.ts';
import { es as raise } from '../../raise/words/es.ts';
import { es as senate } from '../../senate/words/es.ts';

export const es = { ...concessions, ...governors, ...landBill, ...proposals, ...raise, ...senate };
