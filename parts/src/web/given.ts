/** What an answer is about, by what it takes: for forms that enter it. */
import { type Answer, isRefs } from '@tabularium/kernel';

export const refGiven = ({ arg }: Answer): string => (typeof arg === 'string' ? arg : '');
export const numberGiven = ({ arg }: Answer): number => (typeof arg === 'number' ? arg : 0);
export const refsGiven = ({ arg }: Answer): readonly string[] => (isRefs(arg) ? arg : []);
export const sumsGiven = ({ arg }: Answer): Readonly<Record<string, number>> =>
  typeof arg === 'object' && !isRefs(arg) ? arg : {};
