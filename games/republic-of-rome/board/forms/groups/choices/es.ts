import { es as eventChoice } from '../../event-choice/words/es.ts';

export const es = { ...eventChoice };
