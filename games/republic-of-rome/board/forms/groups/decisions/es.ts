import { es as decision } from '../../decision/words/es.ts';
import { es as gabinian } from '../../gabinian/words/es.ts';
import { es as governors } from '../../governors/words/es.ts';
import { es as landBill } from '../../land-bill/words/es.ts';
import { es as ransom } from '../../ransom/words/es.ts';
import { es as senate } from '../../senate/words/es.ts';

export const es = { ...decision, ...gabinian, ...governors, ...landBill, ...ransom, ...senate };
