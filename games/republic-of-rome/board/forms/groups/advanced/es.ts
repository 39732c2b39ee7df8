import { es as advanced } from '../../advanced/words/es.ts';
import { es as senate } from '../../senate/words/es.ts';

export const es = { ...advanced, ...senate };
