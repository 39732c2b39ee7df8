import { es as battle } from '../../battle/words/es.ts';
import { es as odds } from '../../odds/words/es.ts';

export const es = { ...battle, ...odds };
