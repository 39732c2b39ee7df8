import { es as battle } from '../../battle/words/es.ts';

export const es = { ...battle };
