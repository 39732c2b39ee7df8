import { es as assassinate } from '../../assassinate/words/es.ts';

export const es = { ...assassinate };
