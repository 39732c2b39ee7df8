/** Interrupts of the Advanced Rules */
import type { Interrupt } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type AdvancedRule, plays } from './advanced.ts';

/** [2.00-c] Nobody steps in with it where the rule is not played. */
export const whenPlayed = (rule: AdvancedRule, one: Interrupt<Rome>): Interrupt<Rome> => {
  const { offer, withheld } = one;
  return {
    ...one,
    offer: (cx, by) => (plays(cx.g, rule) ? offer(cx, by) : undefined),
    ...(withheld && { withheld: (cx, by) => (plays(cx.g, rule) ? withheld(cx, by) : undefined) }),
  };
};
