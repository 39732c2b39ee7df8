/** Players who know this game. */
import type { Bots } from '@tabularium/parts';

/** Always closes the hand on three nuts. */
export const bots: Bots = {
  steady: () => ({ name: 'steady', choose: ({ seat }) => ({ by: seat, verb: 'close', arg: 3 }) }),
};
