import { it as eventChoice } from '../../event-choice/words/it.ts';

export const it = { ...eventChoice };
