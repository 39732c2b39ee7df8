import { randomInput } from '@tabularium/kernel';
import type { AnyBot } from '@tabularium/parts';

/** Any answer, each listed one as likely as any other. */
export const random = (): AnyBot => ({
  name: 'random',
  choose: ({ question, seat, rng }) => {
    const input = randomInput(question, seat, (n) => rng.below(n));
    if (!input) throw new Error('asked without anything to answer');
    return input;
  },
});
