/** What standing orders add to the game. */
import { runOrder } from './due.ts';
import { lodge, withdrawAll } from './lodging.ts';

export { ORDER_INTERRUPTS } from './lodging.ts';
export const ORDER_PROCS = [runOrder, lodge, withdrawAll];
