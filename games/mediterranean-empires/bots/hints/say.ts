import { messages } from '@tabularium/kernel';
import { en } from './words/en.ts';

export const t = messages(en);

/** Points of victory as people say them: halves are exact enough. */
export const points = (worth: number): number => Math.round(2 * worth) / 2;
