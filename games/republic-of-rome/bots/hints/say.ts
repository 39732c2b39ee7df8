import { messages } from '@tabularium/kernel';
import { en } from './words/en.ts';

export const t = messages(en);

export const percent = (chance: number): number => Math.round(100 * chance);
