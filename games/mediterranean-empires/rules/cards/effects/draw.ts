import type { Action } from './action.ts';
import { draw as drawCards } from '../../empire/cards.ts';

/** [MED.A30] Fewer if the deck runs out. */
export const draw: Action<'draw'> = {
  can: (g, seat) => g.decks[seat]!.length > 0,
  run: (cx, seat, e) => drawCards(cx, seat, e.n),
};
