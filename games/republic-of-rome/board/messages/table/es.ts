/** All words that come with the table. */
import { es as odds } from '../../forms/odds/words/es.ts';
import { es as board } from '../es.ts';
import { es as state } from '../state/es.ts';

export const es = { ...board, ...state, ...odds };
