import { es as deploy } from '../../deploy/words/es.ts';
import { es as senate } from '../../senate/words/es.ts';

export const es = { ...deploy, ...senate };
