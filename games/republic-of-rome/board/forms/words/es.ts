/** The words of all forms. */
import { es as assassinate } from '../assassinate/words/es.ts';
import { es as battle } from '../battle/words/es.ts';
import { es as deploy } from '../deploy/words/es.ts';
import { es as rebel } from '../rebel/words/es.ts';
import { es as vote } from '../vote/words/es.ts';

export const es = { ...assassinate, ...battle, ...deploy, ...rebel, ...vote };
