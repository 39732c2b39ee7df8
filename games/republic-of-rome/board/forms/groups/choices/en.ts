import { en as eventChoice } from '../../event-choice/words/en.ts';

export const en = { ...eventChoice };
