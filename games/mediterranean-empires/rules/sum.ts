/** Sums that keep their parts only where somebody looks at them. */
import { plus, type Tally, type TallyPart } from '@tabularium/kernel';

/** A tally on its way: numbers are added one by one. */
export interface Sum {
  total: number;
  /** What counted; missing where only the total is wanted. */
  readonly parts: TallyPart[] | undefined;
}

/**
 * Keeps no parts. A game goes by totals and only people look at parts, so what a rule adds up while it is played it adds up
 * here. Measured in a game that is full of battles: all of play together costs a fifth less.
 */
export const bareSum = (): Sum => ({ total: 0, parts: undefined });
export const add = (sum: Sum, k: string, n: number, rule: string, ref?: string): void => {
  if (n === 0) return;
  sum.total += n;
  sum.parts?.push(plus(k, n, rule, ref === undefined ? undefined : [ref]));
};
/** The same with every part. */
export const tallied = (of: string, sum: (sum: Sum) => void): Tally => {
  const parts: TallyPart[] = [];
  const whole: Sum = { total: 0, parts };
  sum(whole);
  return { of, total: whole.total, parts };
};
