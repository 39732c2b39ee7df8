/** Interrupts of the Advanced Rules */
import type { Interrupt } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type AdvancedRule, plays } from './advanced.ts';

/** [2.00-c] Nobody steps in with them where the rule is not played. */
export const whenPlayed = (rule: AdvancedRule, all: readonly Interrupt<Rome>[]): Interrupt<Rome>[] => {
  const only = (g: Rome): boolean => plays(g, rule);
  return all.map((one) => ({ ...one, only }));
};
