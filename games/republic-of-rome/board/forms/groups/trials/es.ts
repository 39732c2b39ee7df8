import { es as senate } from '../../senate/words/es.ts';
import { es as trial } from '../../trial/words/es.ts';
import { es as vote } from '../../vote/words/es.ts';

export const es = { ...senate, ...trial, ...vote };
