import { type Answer, isRefs, messages, type Msg } from '@tabularium/kernel';
import type { Asked } from '../asked.ts';
import { en } from './words/en.ts';

export const t = messages(en);

/** What speaks for an answer, the weightiest first. */
export type Saying = (s: Asked, answer: Answer) => readonly Msg[];

export const percent = (chance: number): number => Math.round(100 * chance);

/** What an answer names, and what it counts. */
export const nameIn = ({ arg }: Answer): string => (typeof arg === 'string' ? arg : '');
export const numberIn = ({ arg }: Answer): number => (typeof arg === 'number' ? arg : 0);
export const namesIn = ({ arg }: Answer): readonly string[] => (isRefs(arg) ? arg : []);
export const sumsIn = ({ arg }: Answer): Readonly<Record<string, number>> =>
  typeof arg === 'object' && !isRefs(arg) ? arg : {};
